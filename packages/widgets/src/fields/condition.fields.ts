import { field, type Text, type ValuesOf } from '@aj-report/contract';
import { GROUPS } from './field-groups.ts';

const group = GROUPS.conditions;

/** Comparisons of a rule, by the names that `kit/condition.ts` knows. */
export const OPERATORS = [
  { value: '>', label: { zh: '大于', en: 'Greater than' } },
  { value: '<', label: { zh: '小于', en: 'Less than' } },
  { value: '=', label: { zh: '等于', en: 'Equal to' } },
  { value: '>=', label: { zh: '大于等于', en: 'At least' } },
  { value: '<=', label: { zh: '小于等于', en: 'At most' } },
  { value: 'includes', label: { zh: '包含', en: 'Includes' } },
] as const;

const label = { zh: '规则', en: 'Rules' };
const hint = { zh: '靠上的规则优先', en: 'The first rule that is met wins' };
const operator = field.choice({ label: { zh: '条件', en: 'Condition' }, options: OPERATORS, half: true });
const operand = field.text({ label: { zh: '条件值', en: 'Value' }, half: true, maxLength: 200 });
const color = field.color({ label: { zh: '颜色', en: 'Colour' }, half: true });

/** Rules for a widget that shows one value: its colour. */
export const valueConditionFields = {
  conditions: field.list({ label, hint, group, maxItems: 50, item: { operator, operand, color } }),
};

/** Rules for items: the colour of those of which the subject meets one. */
export function subjectConditionFields<const V extends string>(
  subjects: readonly { readonly value: V; readonly label: Text }[],
) {
  const subject = field.choice({ label: { zh: '比较', en: 'Compare' }, options: subjects, half: true });
  return { conditions: field.list({ label, hint, group, maxItems: 50, item: { subject, operator, operand, color } }) };
}

const VALUE = { value: 'value', label: { zh: '数值', en: 'Value' } } as const;
const NAME = { value: 'name', label: { zh: '名称', en: 'Name' } } as const;
const SERIES = { value: 'series', label: { zh: '系列名', en: 'Series name' } } as const;

/** Rules for the items of a chart with series. */
export const itemConditionFields = subjectConditionFields([VALUE, NAME, SERIES]);

/** Rules for what is joined: its nodes by value or name, and the links between them. */
export const netConditionFields = subjectConditionFields([
  { value: 'value', label: { zh: '节点数值', en: 'Value of a node' } },
  { value: 'name', label: { zh: '节点名称', en: 'Name of a node' } },
  { value: 'link', label: { zh: '连线数值', en: 'Value of a link' } },
]);

/** Rules for rows with many measures: the colour of those of which the field meets one. */
export const measureConditionFields = {
  conditions: field.list({
    label,
    hint,
    group,
    maxItems: 50,
    item: { field: field.column({ label: { zh: '字段', en: 'Field' }, half: true }), operator, operand, color },
  }),
};

/** Rules for named values: those of a list or of a chart without series. */
export const namedConditionFields = subjectConditionFields([VALUE, NAME]);

/** Rules for what has a name and several numbers. */
export const nameConditionFields = subjectConditionFields([NAME]);

/** Rules for the rows of a table: colours and weight of a cell or of its row. */
export const rowConditionFields = {
  conditions: field.list({
    label,
    hint,
    group,
    maxItems: 50,
    item: {
      field: field.column({ label: { zh: '字段', en: 'Field' }, half: true }),
      operator,
      operand,
      color,
      background: field.color({ label: { zh: '背景色', en: 'Background' }, half: true, empty: 'none' }),
      isBold: field.toggle({ label: { zh: '加粗', en: 'Bold' }, half: true }),
      isRow: field.toggle({ label: { zh: '整行', en: 'Whole row' }, half: true }),
      icon: field.choice({
        label: { zh: '图标', en: 'Icon' },
        options: [
          { value: '', label: { zh: '无', en: 'None' } },
          { value: 'up', label: { zh: '上升', en: 'Up' } },
          { value: 'down', label: { zh: '下降', en: 'Down' } },
          { value: 'dot', label: { zh: '圆点', en: 'Dot' } },
          { value: 'check', label: { zh: '对勾', en: 'Check' } },
          { value: 'warning', label: { zh: '警告', en: 'Warning' } },
        ],
        half: true,
      }),
    },
  }),
};

export type RowCondition = ValuesOf<typeof rowConditionFields>['conditions'][number];
