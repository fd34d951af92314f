import type { ColumnType, Text } from '@aj-report/contract';

/** What a column type is called. */
export const TYPE_WORDS: Readonly<Record<ColumnType, Text>> = {
  string: { zh: '文本', en: 'Text' },
  integer: { zh: '整数', en: 'Integer' },
  decimal: { zh: '小数', en: 'Decimal' },
  number: { zh: '数字', en: 'Number' },
  boolean: { zh: '是/否', en: 'Yes/no' },
  date: { zh: '日期', en: 'Date' },
  datetime: { zh: '日期时间', en: 'Date and time' },
};
