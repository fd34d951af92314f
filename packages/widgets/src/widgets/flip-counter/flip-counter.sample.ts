import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  visits: both('到访', 'Visits'),
};

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('unit', '前缀、单位与小数', 'Prefix, unit, decimals', {
    ...sampleTable({ turnover: [386_254.5] }),
    setup: { prefixText: '¥', unit: both('万元', ' ×10k yuan'), decimals: 2 },
    size: { width: 520, height: 100 },
  }),
  sample('padded', '补零与描边', 'Zeros before, outlines', {
    columns: COLUMNS,
    rows: [{ visits: 4_206 }],
    setup: { digits: 8, thousands: false, tile: 'line' },
  }),
  sample('plain', '无底', 'Plain', {
    setup: { tile: 'plain', unit: both('单', ' orders'), gap: 0, textAlign: 'left' },
  }),
  sample('coloured', '自定义颜色', 'Colours of its own', {
    setup: { tileColor: '#f3aa28', color: '#2a1a00', borderColor: '#ffd58a' },
  }),
  sample('negative', '负数', 'Negative', { columns: COLUMNS, rows: [{ netInflow: -1_284.6 }] }),
  sample('long-labels', '长数字', 'Long number', {
    ...sampleTable({ value: [1_234_567_890_123] }),
    setup: { unit: both('千瓦时', ' kWh') },
  }),
  sample('one-row', '一位', 'One digit', { columns: COLUMNS, rows: [{ value: 7 }] }),
  sample('thousand-rows', '一千行取第一行', 'First of a thousand rows', {
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ value: i + 1000 })),
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 180, height: 40 } }),
  sample('missing', '空值', 'No value', { columns: COLUMNS, rows: [{ value: null }] }),
  sample('empty', '无数据', 'No data', { rows: [] }),
];
