import {
  createAuthority,
  deleteAuthorities,
  deleteAuthority,
  getAuthority,
  listAuthorities,
  menuTree,
  updateAuthority,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import * as service from './access-authority.service.ts';
import { findGrantable, toTree } from './authority-tree.service.ts';

export function registerAccessAuthority(app: FastifyInstance): void {
  route(app, menuTree, async ({ language }) => ({ treeData: toTree(await findGrantable(app.db, language)) }));
  route(app, listAuthorities, ({ query }) => service.listAuthorities(app, query));
  route(app, getAuthority, ({ params }) => service.getAuthority(app, params.id));
  route(app, createAuthority, ({ body, actor }) => service.createAuthority(app, body, actor()));
  route(app, updateAuthority, async ({ body, actor }) => {
    await service.updateAuthority(app, body, actor());
    return null;
  });
  route(app, deleteAuthority, async ({ params }) => {
    await service.deleteAuthority(app, params.id);
    return null;
  });
  route(app, deleteAuthorities, ({ body, language }) => service.deleteAuthorities(app, body, language));
}
