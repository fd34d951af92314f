import { field, type ValuesOf } from '@aj-report/contract';

const group = { id: 'format', label: { zh: '数值格式', en: 'Number format' } };

/** How a widget writes its numbers. */
export const numberFormatFields = {
  prefixText: field.text({ label: { zh: '前缀', en: 'Text before' }, group, half: true, maxLength: 20 }),
  unit: field.text({ label: { zh: '单位', en: 'Unit' }, group, half: true, maxLength: 20 }),
  decimals: field.optionalNumber({
    label: { zh: '小数位数', en: 'Decimals' },
    hint: { zh: '留空：最多两位', en: 'Empty: at most two' },
    group,
    min: 0,
    max: 10,
    half: true,
  }),
  abbreviate: field.toggle({ label: { zh: '缩写（万、亿）', en: 'Abbreviate (K, M, B)' }, group, half: true }),
};

export type NumberFormatProps = Readonly<ValuesOf<typeof numberFormatFields>>;
