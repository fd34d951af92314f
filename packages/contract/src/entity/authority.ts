import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields, Flag } from './audit.ts';

export const AUTHORITY_LABEL: Text = { zh: '权限', en: 'Permission' };

/** Neither `_` nor `:`, which join target and action. */
const PART_PATTERN = '^[A-Za-z][A-Za-z0-9]*$';

/** A right that may be granted; target and action together are its code. */
export const authorityFields = {
  target: field.text({
    label: { zh: '对象编码', en: 'Target code' },
    minLength: 1,
    maxLength: LIMITS.targetMax,
    pattern: PART_PATTERN,
    lockedAfterCreate: true,
  }),
  action: field.text({
    label: { zh: '操作编码', en: 'Action code' },
    minLength: 1,
    maxLength: LIMITS.actionMax,
    pattern: PART_PATTERN,
    lockedAfterCreate: true,
  }),
  targetNameZh: field.text({
    label: { zh: '对象中文名称', en: 'Chinese name of the target' },
    minLength: 1,
    maxLength: LIMITS.targetNameMax,
  }),
  targetNameEn: field.text({
    label: { zh: '对象英文名称', en: 'English name of the target' },
    minLength: 1,
    maxLength: LIMITS.targetNameMax,
  }),
  actionNameZh: field.text({
    label: { zh: '操作中文名称', en: 'Chinese name of the action' },
    minLength: 1,
    maxLength: LIMITS.actionNameMax,
  }),
  actionNameEn: field.text({
    label: { zh: '操作英文名称', en: 'English name of the action' },
    minLength: 1,
    maxLength: LIMITS.actionNameMax,
  }),
};

const names = {
  targetNameZh: Type.String({ minLength: 1, maxLength: LIMITS.targetNameMax }),
  targetNameEn: Type.String({ minLength: 1, maxLength: LIMITS.targetNameMax }),
  actionNameZh: Type.String({ minLength: 1, maxLength: LIMITS.actionNameMax }),
  actionNameEn: Type.String({ minLength: 1, maxLength: LIMITS.actionNameMax }),
};

export const AuthorityCreate = Type.Object({
  target: Type.String({ minLength: 1, maxLength: LIMITS.targetMax, pattern: PART_PATTERN }),
  action: Type.String({ minLength: 1, maxLength: LIMITS.actionMax, pattern: PART_PATTERN }),
  ...names,
  enableFlag: Type.Optional(Flag),
});
export type AuthorityCreate = Static<typeof AuthorityCreate>;

/** What is left out stays as it is. */
export const AuthorityChange = Type.Object({
  id: Type.String({ maxLength: 64 }),
  targetNameZh: Type.Optional(names.targetNameZh),
  targetNameEn: Type.Optional(names.targetNameEn),
  actionNameZh: Type.Optional(names.actionNameZh),
  actionNameEn: Type.Optional(names.actionNameEn),
  enableFlag: Type.Optional(Flag),
});
export type AuthorityChange = Static<typeof AuthorityChange>;

export const AuthorityRecord = Type.Object({
  id: Type.String(),
  target: Type.String(),
  action: Type.String(),
  ...names,
  /** 0 = it is offered to no role; roles that have it keep it */
  enableFlag: Flag,
  /** The product asks for it: it cannot be deleted. */
  builtIn: Type.Boolean(),
  ...auditFields,
});
export type AuthorityRecord = Static<typeof AuthorityRecord>;
