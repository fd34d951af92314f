import type { WidgetSamples } from '../../kit/widget-sample.ts';

const CARS = [
  { 车型: '云雀', 动力: '纯电', 续航: 520, 功率: 160, 加速: 7.2, 价格: 15.98 },
  { 车型: '远山', 动力: '混动', 续航: 1180, 功率: 210, 加速: 6.4, 价格: 21.68 },
  { 车型: '星河', 动力: '纯电', 续航: 710, 功率: 330, 加速: 3.9, 价格: 31.88 },
  { 车型: '青岚', 动力: '燃油', 续航: 760, 功率: 135, 加速: 9.1, 价格: 12.58 },
  { 车型: '追光', 动力: '混动', 续航: 1320, 功率: 270, 加速: 5.2, 价格: 27.8 },
];
const CAR_MAPPING = [
  { role: 'name', field: '车型' },
  ...['动力', '续航', '功率', '加速', '价格'].map((field) => ({ role: 'value', field })),
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '产线工艺参数' } },
  {
    name: 'categories',
    label: { zh: '类别轴与平滑曲线', en: 'An axis of categories, smooth lines' },
    rows: CARS,
    mapping: CAR_MAPPING,
    setup: { text: '车型对比', isSmooth: true, lineWidth: 2.5 },
  },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    rows: CARS.map((car, i) => ({ ...car, 续航: i === 1 ? null : car.续航 - 900, 加速: i - 2 })),
    mapping: CAR_MAPPING.filter(({ field }) => field !== '动力'),
    setup: { isFromZero: true },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: CARS.map((car) => ({
      ...car,
      车型: `${car.车型}（长续航四驱旗舰版）`,
      动力: `${car.动力} powertrain, second generation`,
    })),
    mapping: CAR_MAPPING.map((entry) =>
      entry.role === 'value' ? { ...entry, label: `${entry.field}（工信部公告数据）` } : entry,
    ),
    setup: { text: '在售车型主要参数对比（工信部公告数据，含选装配置）' },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: CARS.slice(0, 1),
    mapping: CAR_MAPPING,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      a: 50 + 30 * Math.sin(i * 0.9),
      b: 40 + 25 * Math.sin(i * 0.9 + 1) + (i % 7),
      c: 60 + 20 * Math.cos(i * 0.37),
      d: 30 + ((i * 13) % 41),
    })).map(({ a, b, c, d }) => ({ 湿度: Math.round(a), 温度: Math.round(b), 风速: Math.round(c), 颗粒物: d })),
    mapping: ['湿度', '温度', '风速', '颗粒物'].map((field) => ({ role: 'value', field })),
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
