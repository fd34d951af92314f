import {
  authorityTree,
  createRole,
  deleteRole,
  deleteRoles,
  getRole,
  listRoles,
  saveAuthorityTree,
  updateRole,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireSession } from '../../platform/session.ts';
import * as service from './access-role.service.ts';
import * as rights from './role-rights.service.ts';

export function registerAccessRole(app: FastifyInstance): void {
  route(app, listRoles, ({ query }) => service.listRoles(app, query));
  route(app, getRole, ({ params }) => service.getRole(app, params.id));
  route(app, createRole, ({ body, request }) => service.createRole(app, body, requireSession(request)));
  route(app, updateRole, async ({ body, request }) => {
    await service.updateRole(app, body, requireSession(request));
    return null;
  });
  route(app, deleteRole, async ({ params }) => {
    await service.deleteRole(app, params.id);
    return null;
  });
  route(app, deleteRoles, ({ body, language }) => service.deleteRoles(app, body, language));
  route(app, authorityTree, ({ params, language }) => rights.readAuthorityTree(app, params.roleCode, language));
  route(app, saveAuthorityTree, async ({ body, request }) => {
    await rights.saveAuthorityTree(app, body, requireSession(request));
    return null;
  });
}
