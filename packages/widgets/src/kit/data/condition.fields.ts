import type { Text, ValuesOf } from '@aj-report/contract';
import { choices, prop } from '../widget/prop.ts';
import { GROUPS } from '../widget/field-groups.ts';

const group = GROUPS.conditions;

/** Comparisons of a rule, by the names that `kit/data/condition.ts` knows. */
export const OPERATORS = choices({
  '>': ['大于', 'Greater than'],
  '<': ['小于', 'Less than'],
  '=': ['等于', 'Equal to'],
  '>=': ['大于等于', 'At least'],
  '<=': ['小于等于', 'At most'],
  includes: ['包含', 'Includes'],
});

const label = { zh: '规则', en: 'Rules' };
const hint = { zh: '靠上的规则优先', en: 'The first rule that is met wins' };
const operator = prop.choice('条件', 'Condition', { options: OPERATORS, half: true });
const operand = prop.text('条件值', 'Value', { half: true, maxLength: 200 });
const color = prop.color('颜色', 'Colour');

/** Rules for a widget that shows one value: its colour. */
export const valueConditionFields = {
  conditions: prop.list(label.zh, label.en, { hint, group, maxItems: 50, item: { operator, operand, color } }),
};

/** Rules for items: the colour of those of which the subject meets one. */
export function subjectConditionFields<const V extends string>(
  subjects: readonly { readonly value: V; readonly label: Text }[],
) {
  const subject = prop.choice('比较', 'Compare', { options: subjects, half: true });
  return {
    conditions: prop.list(label.zh, label.en, {
      hint,
      group,
      maxItems: 50,
      item: { subject, operator, operand, color },
    }),
  };
}

const VALUE = { value: 'value', label: { zh: '数值', en: 'Value' } } as const;
const NAME = { value: 'name', label: { zh: '名称', en: 'Name' } } as const;
const SERIES = { value: 'series', label: { zh: '系列名', en: 'Series name' } } as const;

/** Rules for the items of a chart with series. */
export const itemConditionFields = subjectConditionFields([VALUE, NAME, SERIES]);

/** Rules for what is joined: its nodes by value or name, and the links between them. */
export const netConditionFields = subjectConditionFields(
  choices({
    value: ['节点数值', 'Value of a node'],
    name: ['节点名称', 'Name of a node'],
    link: ['连线数值', 'Value of a link'],
  }),
);

/** Rules for rows with many measures: the colour of those of which the field meets one. */
export const measureConditionFields = {
  conditions: prop.list(label.zh, label.en, {
    hint,
    group,
    maxItems: 50,
    item: { field: prop.column('字段', 'Field', { half: true }), operator, operand, color },
  }),
};

/** Rules for named values: those of a list or of a chart without series. */
export const namedConditionFields = subjectConditionFields([VALUE, NAME]);

/** Rules for what has a name and several numbers. */
export const nameConditionFields = subjectConditionFields([NAME]);

/** Rules for the rows of a table: colours and weight of a cell or of its row. */
export const rowConditionFields = {
  conditions: prop.list(label.zh, label.en, {
    hint,
    group,
    maxItems: 50,
    item: {
      field: prop.column('字段', 'Field', { half: true }),
      operator,
      operand,
      color,
      background: prop.color('背景色', 'Background', { empty: 'none' }),
      isBold: prop.toggle('加粗', 'Bold', { half: true }),
      isRow: prop.toggle('整行', 'Whole row', { half: true }),
      icon: prop.choice('图标', 'Icon', {
        options: choices({
          '': ['无', 'None'],
          up: ['上升', 'Up'],
          down: ['下降', 'Down'],
          dot: ['圆点', 'Dot'],
          check: ['对勾', 'Check'],
          warning: ['警告', 'Warning'],
        }),
        half: true,
      }),
    },
  }),
};

export type RowCondition = ValuesOf<typeof rowConditionFields>['conditions'][number];
