import { both, type SampleText } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { measure: both('指标', 'Measure'), completion: both('完成率', 'Completion') };

const MAPPING = [
  { role: 'name', field: 'measure' },
  { role: 'value', field: 'completion' },
];

const rows = (names: readonly SampleText[], value: (i: number) => number | null) =>
  names.map((name, i) => ({ measure: name, completion: value(i) }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'open',
    label: { zh: '开口圆环与数值', en: 'Open rings with values' },
    setup: {
      startAngle: 0,
      sweepAngle: 270,
      reading: 'value',
      unit: both('万元', ' ×10k yuan'),
      ringGap: 60,
      isRounded: false,
    },
  },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    columns: COLUMNS,
    rows: rows(
      [both('营收', 'Revenue'), both('利润', 'Profit'), both('回款', 'Collected')],
      (i) => [82, -14, null][i] ?? null,
    ),
    mapping: MAPPING,
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: rows(
      [
        both('华东区域全部门店年度销售目标', 'Sales target of the year of all stores in the East'),
        'Suzhou Industrial Park branch',
        both('四川省成都市高新区天府大道网点', 'Tianfu Avenue branch, High-Tech Zone, Chengdu, Sichuan'),
      ],
      (i) => 168.25 - i * 52,
    ),
    mapping: MAPPING,
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: rows([both('营收', 'Revenue')], () => 64),
    mapping: MAPPING,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: rows(
      Array.from({ length: 1000 }, (_, i) => both(`网点${i + 1}`, `Branch ${i + 1}`)),
      (i) => (i * 37 + 64) % 100,
    ),
    mapping: MAPPING,
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 120, height: 100 } },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
