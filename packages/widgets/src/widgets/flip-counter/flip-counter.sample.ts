import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  turnover: both('交易额', 'Turnover'),
  visits: both('到访', 'Visits'),
  netInflow: both('净流入', 'Net inflow'),
  value: both('数值', 'Value'),
};

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'unit',
    label: { zh: '前缀、单位与小数', en: 'Prefix, unit, decimals' },
    columns: COLUMNS,
    rows: [{ turnover: 386_254.5 }],
    setup: { prefixText: '¥', unit: both('万元', ' ×10k yuan'), decimals: 2 },
    size: { width: 520, height: 100 },
  },
  {
    name: 'padded',
    label: { zh: '补零与描边', en: 'Zeros before, outlines' },
    columns: COLUMNS,
    rows: [{ visits: 4_206 }],
    setup: { digits: 8, thousands: false, tile: 'line' },
  },
  {
    name: 'plain',
    label: { zh: '无底', en: 'Plain' },
    setup: { tile: 'plain', unit: both('单', ' orders'), gap: 0, textAlign: 'left' },
  },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Colours of its own' },
    setup: { tileColor: '#f3aa28', color: '#2a1a00', borderColor: '#ffd58a' },
  },
  { name: 'negative', label: { zh: '负数', en: 'Negative' }, columns: COLUMNS, rows: [{ netInflow: -1_284.6 }] },
  {
    name: 'long-labels',
    label: { zh: '长数字', en: 'Long number' },
    columns: COLUMNS,
    rows: [{ value: 1_234_567_890_123 }],
    setup: { unit: both('千瓦时', ' kWh') },
  },
  { name: 'one-row', label: { zh: '一位', en: 'One digit' }, columns: COLUMNS, rows: [{ value: 7 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行取第一行', en: 'First of a thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ value: i + 1000 })),
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 180, height: 40 } },
  { name: 'missing', label: { zh: '空值', en: 'No value' }, columns: COLUMNS, rows: [{ value: null }] },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [] },
];
