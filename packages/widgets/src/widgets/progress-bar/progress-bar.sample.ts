import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  completion: both('完成率', 'Completion'),
};

const valueOnly = [{ role: 'value', field: 'completion' }];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'one-row',
    label: { zh: '单条', en: 'One bar' },
    columns: COLUMNS,
    rows: [{ completion: 86.4 }],
    mapping: valueOnly,
    size: { width: 400, height: 70 },
  },
  {
    name: 'segments',
    label: { zh: '分段、数值与目标', en: 'Segments, value of target' },
    setup: { bar: 'segments', reading: 'both', isRounded: false, unit: both('件', ' pcs') },
  },
  {
    name: 'stripes',
    label: { zh: '斜纹、渐变、逐行换色', en: 'Stripes, a colour for every row' },
    setup: { bar: 'stripes', isColorful: true, barHeight: 14 },
  },
  {
    name: 'gradient',
    label: { zh: '自定义渐变', en: 'Gradient of its own' },
    columns: COLUMNS,
    rows: [{ completion: 72 }],
    mapping: valueOnly,
    setup: { colorFrom: '#2ed4c2', colorTo: '#f3aa28', isShowName: false, barHeight: 20 },
    size: { width: 400, height: 70 },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 120 } },
  {
    name: 'negative',
    label: { zh: '负数、超额、空值', en: 'Negative, beyond, missing' },
    columns: COLUMNS,
    rows: [
      { line: both('亏损', 'Loss'), done: -20 },
      { line: both('超额', 'Above'), done: 168 },
      { line: both('未报', 'Missing'), done: null },
    ],
    mapping: [
      { role: 'name', field: 'line' },
      { role: 'value', field: 'done' },
    ],
  },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long names' },
    columns: COLUMNS,
    rows: [
      {
        line: both(
          '粤港澳大湾区国际科技创新中心新能源汽车动力电池回收示范工程二期',
          'Greater Bay Area innovation centre, demonstration project of traction battery recycling, phase two',
        ),
        done: 1_234_567_890,
        plan: 2_000_000_000,
      },
      { line: both('长三角一体化示范区', 'Yangtze Delta demonstration zone'), done: 12, plan: 30 },
    ],
    setup: { reading: 'both', unit: both('万元', ' ×10k yuan') },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      line: both(`工位 ${i + 1}`, `Station ${i + 1}`),
      done: (i * 37) % 101,
      plan: 100,
    })),
  },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [] },
];
