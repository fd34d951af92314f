import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import { CONDITION_OPERATORS } from './condition.ts';

const SHOWN = { id: 'visibleWhen', label: { zh: '显示条件', en: 'Shown when' } };

/** What a rule looks at: the first row of the widget's own data, the number of its rows, or a parameter that reaches it. */
export const RULE_SOURCES = ['data', 'rows', 'parameter'] as const;

/** Comparisons of a rule: those of conditions, and whether there is a value at all. */
export const RULE_OPERATORS = [...CONDITION_OPERATORS, '!=', 'filled', 'empty'] as const;
export type RuleOperator = (typeof RULE_OPERATORS)[number];

/** Form fields of `visibleWhen`; the schema below takes its values from them. */
export const visibleWhenFields = {
  match: field.choice({
    label: { zh: '满足', en: 'Match' },
    hint: { zh: '没有规则时始终显示', en: 'Without rules the widget is always shown' },
    group: SHOWN,
    default: 'all',
    options: [
      { value: 'all', label: { zh: '全部规则', en: 'All rules' } },
      { value: 'any', label: { zh: '任一规则', en: 'Any rule' } },
    ],
  }),
  rules: field.list({
    label: { zh: '规则', en: 'Rules' },
    group: SHOWN,
    maxItems: 20,
    item: {
      source: field.choice({
        label: { zh: '依据', en: 'Looks at' },
        default: 'parameter',
        options: [
          { value: 'parameter', label: { zh: '参数', en: 'A parameter' } },
          { value: 'data', label: { zh: '数据字段（首行）', en: 'A data field (first row)' } },
          { value: 'rows', label: { zh: '数据行数', en: 'Number of rows' } },
        ],
      }),
      key: field.text({
        label: { zh: '名称', en: 'Name' },
        hint: { zh: '参数名或数据字段名', en: 'Name of the parameter or data field' },
        maxLength: 200,
        showIf: { field: 'source', in: ['parameter', 'data'] },
      }),
      operator: field.choice({
        label: { zh: '比较', en: 'Comparison' },
        default: '=',
        options: [
          { value: '=', label: { zh: '等于', en: 'equals' } },
          { value: '!=', label: { zh: '不等于', en: 'does not equal' } },
          { value: '>', label: { zh: '大于', en: 'is greater than' } },
          { value: '>=', label: { zh: '大于等于', en: 'is at least' } },
          { value: '<', label: { zh: '小于', en: 'is less than' } },
          { value: '<=', label: { zh: '小于等于', en: 'is at most' } },
          { value: 'includes', label: { zh: '包含', en: 'contains' } },
          { value: 'filled', label: { zh: '有值', en: 'has a value' } },
          { value: 'empty', label: { zh: '为空', en: 'is empty' } },
        ],
      }),
      value: field.text({
        label: { zh: '值', en: 'Value' },
        maxLength: 500,
        showIf: { field: 'operator', in: [...CONDITION_OPERATORS, '!='] },
      }),
    },
  }),
};

const VisibilityRule = Type.Object({
  source: Type.Unsafe<(typeof RULE_SOURCES)[number]>({ type: 'string', enum: [...RULE_SOURCES] }),
  /** Parameter or column; `rows` needs none. */
  key: Type.Optional(Type.String({ maxLength: 200 })),
  operator: Type.Unsafe<RuleOperator>({ type: 'string', enum: [...RULE_OPERATORS] }),
  value: Type.Optional(Type.String({ maxLength: 500 })),
});
export type VisibilityRule = Static<typeof VisibilityRule>;

/** Shows a widget only while its rules are met. Hidden, it keeps its data fresh, so that it can come back. */
export const VisibleWhen = Type.Object({
  match: Type.Optional(Type.Unsafe<'all' | 'any'>({ type: 'string', enum: ['all', 'any'] })),
  rules: Type.Array(VisibilityRule, { maxItems: 20 }),
});
export type VisibleWhen = Static<typeof VisibleWhen>;
