import type { Text } from '@aj-report/contract';

/** Words of the conditions under which a cell takes rows. */
export const WHERE_WORDS = {
  help: {
    zh: '例如明细的“单号”等于上级单元格中的单号，或金额大于某个参数；参数未填时不限制',
    en: 'For example lines whose bill number is that of the bill around them, or amounts above a parameter. A parameter without a value is no limit',
  },
  field: { zh: '字段', en: 'Field' },
  symbol: { zh: '比较方式', en: 'Comparison' },
  compared: { zh: '与什么比较', en: 'Compared with' },
  to: { zh: '到', en: 'to' },
  constant: { zh: '固定值', en: 'A value' },
  values: { zh: '多个固定值', en: 'Several values' },
  valuesHelp: { zh: '每行一个值，空行表示空', en: 'One value a line; an empty line is a blank' },
  cells: { zh: '单元格', en: 'Cells' },
  params: { zh: '参数', en: 'Parameters' },
  oneOf: { zh: '属于', en: 'is one of' },
  between: { zh: '介于', en: 'is between' },
  lost: {
    zh: '{cell} 不是本格的父格，也不与父格同组，无法比较；请另选单元格，或先设置左父格 / 上父格',
    en: '{cell} is no parent of this cell nor stands with one. Choose another cell, or set the left or top parent first',
  },
  fieldGone: { zh: '数据集 {set} 中没有字段 {field}', en: 'Set {set} has no field {field}' },
  noNumber: {
    zh: '字段 {field} 是数字，“{value}”不是；请填数字，如 1000',
    en: '{field} holds numbers, “{value}” is none; write one such as 1000',
  },
  noDay: {
    zh: '字段 {field} 是日期，“{value}”不是；请填日期，如 2026-03-05，或月份 2026-03',
    en: '{field} holds days, “{value}” is none; write one such as 2026-03-05, or a month 2026-03',
  },
} as const satisfies Record<string, Text>;
