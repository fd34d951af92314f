import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields, Flag } from './audit.ts';
import { CODE_PATTERN } from './data-source.ts';

export const ROLE_LABEL: Text = { zh: '角色', en: 'Role' };

/** Code of the role that gets every right, of later versions too; it is never deleted. */
export const ROOT_ROLE = 'root';

/** What is kept of a role beside its rights; a name in each language. */
export const roleFields = {
  roleCode: field.text({
    label: { zh: '角色编码', en: 'Role code' },
    minLength: 1,
    maxLength: LIMITS.roleCodeMax,
    pattern: CODE_PATTERN,
    lockedAfterCreate: true,
  }),
  roleNameZh: field.text({
    label: { zh: '中文名称', en: 'Chinese name' },
    minLength: 1,
    maxLength: LIMITS.roleNameMax,
  }),
  roleNameEn: field.text({
    label: { zh: '英文名称', en: 'English name' },
    minLength: 1,
    maxLength: LIMITS.roleNameMax,
  }),
};

const names = {
  roleNameZh: Type.String({ minLength: 1, maxLength: LIMITS.roleNameMax }),
  roleNameEn: Type.String({ minLength: 1, maxLength: LIMITS.roleNameMax }),
};

export const RoleCreate = Type.Object({
  roleCode: Type.String({ minLength: 1, maxLength: LIMITS.roleCodeMax, pattern: CODE_PATTERN }),
  ...names,
  enableFlag: Type.Optional(Flag),
});
export type RoleCreate = Static<typeof RoleCreate>;

/** What is left out stays as it is. */
export const RoleChange = Type.Object({
  id: Type.String({ maxLength: 64 }),
  roleNameZh: Type.Optional(names.roleNameZh),
  roleNameEn: Type.Optional(names.roleNameEn),
  enableFlag: Type.Optional(Flag),
});
export type RoleChange = Static<typeof RoleChange>;

export const RoleRecord = Type.Object({
  id: Type.String(),
  roleCode: Type.String(),
  ...names,
  enableFlag: Flag,
  /** How many people have it. */
  userCount: Type.Integer(),
  ...auditFields,
});
export type RoleRecord = Static<typeof RoleRecord>;

/** A node of the trees that roles and rights are chosen from. */
export const ChoiceNode = Type.Object({
  id: Type.String(),
  label: Type.String(),
  children: Type.Optional(Type.Array(Type.Object({ id: Type.String(), label: Type.String() }))),
});
export type ChoiceNode = Static<typeof ChoiceNode>;

export const CheckedTree = Type.Object({ treeData: Type.Array(ChoiceNode), checkedKeys: Type.Array(Type.String()) });
export type CheckedTree = Static<typeof CheckedTree>;

/** What became of the records that one call was to delete. */
export const BatchDeleted = Type.Object({
  deleted: Type.Array(Type.String()),
  refused: Type.Array(Type.Object({ id: Type.String(), code: Type.String(), message: Type.String() })),
});
export type BatchDeleted = Static<typeof BatchDeleted>;
