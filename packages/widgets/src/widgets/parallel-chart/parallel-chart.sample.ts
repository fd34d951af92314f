import { append, both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  model: both('车型', 'Model'),
  powertrain: both('动力', 'Power train'),
  range: both('续航', 'Range'),
  power: both('功率', 'Power'),
  acceleration: both('加速', '0–100 km/h'),
  price: both('价格', 'Price'),
  humidity: both('湿度', 'Humidity'),
  temperature: both('温度', 'Temperature'),
  wind: both('风速', 'Wind'),
  particles: both('颗粒物', 'Particles'),
};

const CARS = [
  {
    model: both('云雀', 'Lark'),
    powertrain: both('纯电', 'Electric'),
    range: 520,
    power: 160,
    acceleration: 7.2,
    price: 15.98,
  },
  {
    model: both('远山', 'Ridge'),
    powertrain: both('混动', 'Hybrid'),
    range: 1180,
    power: 210,
    acceleration: 6.4,
    price: 21.68,
  },
  {
    model: both('星河', 'Galaxy'),
    powertrain: both('纯电', 'Electric'),
    range: 710,
    power: 330,
    acceleration: 3.9,
    price: 31.88,
  },
  {
    model: both('青岚', 'Haze'),
    powertrain: both('燃油', 'Petrol'),
    range: 760,
    power: 135,
    acceleration: 9.1,
    price: 12.58,
  },
  {
    model: both('追光', 'Chaser'),
    powertrain: both('混动', 'Hybrid'),
    range: 1320,
    power: 270,
    acceleration: 5.2,
    price: 27.8,
  },
];
const CAR_MAPPING = [
  { role: 'name', field: 'model' },
  ...(['powertrain', 'range', 'power', 'acceleration', 'price'] as const).map((field) => ({ role: 'value', field })),
];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('产线工艺参数', 'Process values by line') },
  },
  {
    name: 'categories',
    label: { zh: '类别轴与平滑曲线', en: 'An axis of categories, smooth lines' },
    columns: COLUMNS,
    rows: CARS,
    mapping: CAR_MAPPING,
    setup: { text: both('车型对比', 'Models compared'), isSmooth: true, lineWidth: 2.5 },
  },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    columns: COLUMNS,
    rows: CARS.map((car, i) => ({ ...car, range: i === 1 ? null : car.range - 900, acceleration: i - 2 })),
    mapping: CAR_MAPPING.filter(({ field }) => field !== 'powertrain'),
    setup: { isFromZero: true },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: CARS.map((car) => ({
      ...car,
      model: append(car.model, '（长续航四驱旗舰版）', ' (long range, four-wheel drive, flagship edition)'),
      powertrain: append(car.powertrain, ' powertrain, second generation', ' powertrain, second generation'),
    })),
    mapping: CAR_MAPPING.map((entry) =>
      entry.role === 'value'
        ? {
            ...entry,
            label: append(
              COLUMNS[entry.field as keyof typeof COLUMNS],
              '（工信部公告数据）',
              ' (as published by the ministry)',
            ),
          }
        : entry,
    ),
    setup: {
      text: both(
        '在售车型主要参数对比（工信部公告数据，含选装配置）',
        'Main figures of models on sale (as published by the ministry, with options)',
      ),
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: CARS.slice(0, 1),
    mapping: CAR_MAPPING,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      a: 50 + 30 * Math.sin(i * 0.9),
      b: 40 + 25 * Math.sin(i * 0.9 + 1) + (i % 7),
      c: 60 + 20 * Math.cos(i * 0.37),
      d: 30 + ((i * 13) % 41),
    })).map(({ a, b, c, d }) => ({
      humidity: Math.round(a),
      temperature: Math.round(b),
      wind: Math.round(c),
      particles: d,
    })),
    mapping: ['humidity', 'temperature', 'wind', 'particles'].map((field) => ({ role: 'value', field })),
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
