import { Type } from 'typebox';
import { Flag } from '../entity/audit.ts';
import { CheckedTree, ROLE_LABEL, RoleChange, RoleCreate, RoleRecord } from '../entity/role.ts';
import { LIMITS } from '../limits.ts';
import { defineCrud } from './define-crud.ts';
import { defineEndpoint } from './define-endpoint.ts';

const filter = Type.Optional(Type.String({ maxLength: 100 }));

export const {
  list: listRoles,
  get: getRole,
  create: createRole,
  update: updateRole,
  remove: deleteRole,
  removeMany: deleteRoles,
} = defineCrud({
  name: 'accessRole',
  label: ROLE_LABEL,
  permission: 'roleManage',
  filters: { roleCode: filter, roleName: filter, enableFlag: Type.Optional(Flag) },
  record: RoleRecord,
  create: RoleCreate,
  change: RoleChange,
});

export const authorityTree = defineEndpoint({
  id: 'accessRole.authorityTree',
  method: 'GET',
  path: '/accessRole/authorityTree/{roleCode}',
  summary: { zh: '可分配的权限及角色已有的权限', en: 'Permissions to choose from, and those of a role' },
  permission: 'roleManage:grantAuthority',
  input: { params: Type.Object({ roleCode: Type.String({ maxLength: LIMITS.roleCodeMax }) }) },
  output: CheckedTree,
});

/** Longer than target and action together. */
const keyOfTree = Type.String({ maxLength: LIMITS.targetMax + LIMITS.actionMax + 1 });

export const saveAuthorityTree = defineEndpoint({
  id: 'accessRole.saveAuthorityTree',
  method: 'POST',
  path: '/accessRole/saveAuthorityTree',
  summary: { zh: '保存角色的权限', en: 'Set the permissions of a role' },
  permission: 'roleManage:grantAuthority',
  input: {
    body: Type.Object({
      roleCode: Type.String({ maxLength: LIMITS.roleCodeMax }),
      authorityList: Type.Array(keyOfTree, { maxItems: 2 * LIMITS.batchMax }),
    }),
  },
  output: Type.Null(),
});
