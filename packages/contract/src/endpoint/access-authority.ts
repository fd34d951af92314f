import { Type } from 'typebox';
import { Flag } from '../entity/audit.ts';
import { AUTHORITY_LABEL, AuthorityChange, AuthorityCreate, AuthorityRecord } from '../entity/authority.ts';
import { ChoiceNode } from '../entity/role.ts';
import { LIMITS } from '../limits.ts';
import { defineCrud } from './define-crud.ts';
import { defineEndpoint } from './define-endpoint.ts';

const filter = Type.Optional(Type.String({ maxLength: 100 }));

export const {
  list: listAuthorities,
  get: getAuthority,
  create: createAuthority,
  update: updateAuthority,
  remove: deleteAuthority,
  removeMany: deleteAuthorities,
} = defineCrud({
  name: 'accessAuthority',
  label: AUTHORITY_LABEL,
  permission: 'authorityManage',
  filters: {
    target: filter,
    /** A node of the tree: a target, or target and action joined by `_`. */
    node: Type.Optional(Type.String({ maxLength: LIMITS.targetMax + LIMITS.actionMax + 1 })),
    action: filter,
    enableFlag: Type.Optional(Flag),
  },
  record: AuthorityRecord,
  create: AuthorityCreate,
  change: AuthorityChange,
});

export const menuTree = defineEndpoint({
  id: 'accessAuthority.menuTree',
  method: 'GET',
  path: '/accessAuthority/menuTree',
  summary: { zh: '启用的权限，按对象分组', en: 'Enabled permissions, grouped by their target' },
  permission: 'authorityManage:query',
  input: {},
  output: Type.Object({ treeData: Type.Array(ChoiceNode) }),
});
