import { prop } from '../kit/widget/prop.ts';
import { inGroup, type ValuesOf } from '@aj-report/contract';

const group = { id: 'format', label: { zh: '数值格式', en: 'Number format' } };

/** How a widget writes its numbers. */
export const numberFormatFields = inGroup(group, {
  prefixText: prop.text('前缀', 'Text before', { half: true, maxLength: 20 }),
  /** Behind the number; 20 characters at most. */
  unit: prop.text('单位', 'Unit', { half: true, maxLength: 20 }),
  decimals: prop.optionalNumber('小数位数', 'Decimals', {
    hint: { zh: '留空：最多两位', en: 'Empty: at most two' },
    min: 0,
    max: 10,
  }),
  /** In steps of 10,000 in Chinese and of 1,000 in English. */
  abbreviate: prop.toggle('缩写（万、亿）', 'Abbreviate (K, M, B)', { half: true }),
});

export type NumberFormatProps = Readonly<ValuesOf<typeof numberFormatFields>>;
