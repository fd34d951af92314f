import type { Text } from '@aj-report/contract';

export const MISSING_SETS_WORDS = {
  title: { zh: '缺少数据集', en: 'Data sets are missing' },
  help: {
    zh: '要插入的组件使用了这里没有或未启用的数据集。请为每个数据集选择一个替代，也可以先显示示例，稍后在数据面板中设置。',
    en: 'What you insert draws from data sets that are not here or not enabled. Choose another for each, or begin with a sample and set its data later.',
  },
  sample: { zh: '先显示示例，稍后设置', en: 'Show a sample, set data later' },
  usedBy: { zh: '用于：{widgets}', en: 'Used by: {widgets}' },
  fields: { zh: '字段：{fields}', en: 'Fields: {fields}' },
  lacking: {
    zh: '所选数据集没有字段：{fields}，插入后需重新映射；其余字段保留。',
    en: 'The chosen set has no field {fields}: map it anew afterwards. All others stay.',
  },
  insert: { zh: '插入', en: 'Insert' },
  between: { zh: '、', en: ', ' },
} as const satisfies Record<string, Text>;
