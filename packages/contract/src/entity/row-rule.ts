import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';

/**
 * What a row rule compares a field with: the caller's login name, the codes of the caller's roles, or a parameter that
 * the shared screen locks.
 */
export const RULE_BINDINGS = ['loginName', 'roles', 'locked'] as const;
export type RuleBinding = (typeof RULE_BINDINGS)[number];

export const RULE_SYMBOLS = ['=', 'startsWith', 'contains'] as const;
export type RuleSymbol = (typeof RULE_SYMBOLS)[number];

/** Columns of the rule table in the editor. */
export const rowRuleFields = {
  field: field.text({ label: { zh: '字段', en: 'Field' }, minLength: 1, maxLength: 255 }),
  symbol: field.choice<RuleSymbol>({
    label: { zh: '比较', en: 'Compared' },
    options: [
      { value: '=', label: { zh: '等于', en: 'equals' } },
      { value: 'startsWith', label: { zh: '开头是', en: 'starts with' } },
      { value: 'contains', label: { zh: '包含', en: 'contains' } },
    ],
  }),
  boundTo: field.choice<RuleBinding>({
    label: { zh: '绑定', en: 'Bound to' },
    options: [
      { value: 'loginName', label: { zh: '登录名', en: 'Login name' } },
      { value: 'roles', label: { zh: '角色编码（任一）', en: 'Role codes (any)' } },
      { value: 'locked', label: { zh: '分享锁定的参数', en: "Share's locked parameter" } },
    ],
  }),
  paramName: field.text({
    label: { zh: '锁定参数', en: 'Locked parameter' },
    hint: { zh: '大屏中已锁定的参数名', en: 'name of a parameter that the screen locks' },
    placeholder: { zh: '绑定锁定参数时填写', en: 'for a locked parameter' },
    maxLength: 100,
  }),
  exemptRoles: field.text({
    label: { zh: '不受限的角色', en: 'Exempt roles' },
    hint: { zh: '角色编码，逗号分隔，如 root', en: 'role codes, comma separated, for example root' },
    placeholder: { zh: '如 root', en: 'e.g. root' },
    maxLength: 500,
  }),
};

/**
 * A filter laid around the query of a data set. Rules bound to the user hold for people that are signed in; rules bound
 * to a locked parameter for holders of a share link, who see nothing of a set that has rules of the first kind only.
 */
export const RowRule = Type.Object({
  field: Type.String({ minLength: 1, maxLength: 255 }),
  symbol: Type.Unsafe<RuleSymbol>({ type: 'string', enum: [...RULE_SYMBOLS] }),
  boundTo: Type.Unsafe<RuleBinding>({ type: 'string', enum: [...RULE_BINDINGS] }),
  paramName: Type.Optional(Type.String({ maxLength: 100 })),
  exemptRoles: Type.Optional(Type.String({ maxLength: 500 })),
});
export type RowRule = Static<typeof RowRule>;
