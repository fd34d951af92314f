import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  name: both('名称', 'Name'),
  now: both('当前', 'Now'),
  capacity: both('容量', 'Capacity'),

  meanReservoirLevel: both(
    '长江中下游大型水库平均蓄水率',
    'Mean level of large reservoirs on the middle and lower Yangtze',
  ),
};

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'square',
    label: { zh: '方形与目标', en: 'A square, with a target' },
    columns: COLUMNS,
    rows: [{ name: both('储罐液位', 'Tank level'), now: 1260, capacity: 3200 }],
    mapping: [
      { role: 'name', field: 'name' },
      { role: 'value', field: 'now' },
      { role: 'display2', field: 'capacity' },
    ],
    setup: { vessel: 'square', reading: 'both', liquidColor: '#18b893', unit: 'm³' },
  },
  { name: 'drop', label: { zh: '水滴', en: 'Drop' }, setup: { vessel: 'drop', isShowName: false, waveHeight: 8 } },
  { name: 'diamond', label: { zh: '菱形', en: 'Diamond' }, setup: { vessel: 'diamond', isShowOutline: false } },
  { name: 'negative', label: { zh: '负数', en: 'Negative' }, columns: COLUMNS, rows: [{ reservoir: -4.5 }] },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long name' },
    columns: COLUMNS,
    rows: [{ meanReservoirLevel: 168.25 }],
    mapping: [{ role: 'value', field: 'meanReservoirLevel' }],
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, columns: COLUMNS, rows: [{ reservoir: 100 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ reservoir: (i * 37 + 42) % 100 })),
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 96, height: 72 } },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
