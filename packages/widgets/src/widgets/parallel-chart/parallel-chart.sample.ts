import { append, both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

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
  sample('typical', '典型', 'Typical', { setup: { text: both('产线工艺参数', 'Process values by line') } }),
  sample('categories', '类别轴与平滑曲线', 'An axis of categories, smooth lines', {
    columns: COLUMN_NAMES,
    rows: CARS,
    mapping: CAR_MAPPING,
    setup: { text: both('车型对比', 'Models compared'), isSmooth: true, lineWidth: 2.5 },
  }),
  sample('negative', '负值与空值', 'Negative and empty values', {
    columns: COLUMN_NAMES,
    rows: CARS.map((car, i) => ({ ...car, range: i === 1 ? null : car.range - 900, acceleration: i - 2 })),
    mapping: CAR_MAPPING.filter(({ field }) => field !== 'powertrain'),
    setup: { isFromZero: true },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    columns: COLUMN_NAMES,
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
              COLUMN_NAMES[entry.field as keyof typeof COLUMN_NAMES],
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
  }),
  sample('one-row', '一行', 'One row', { columns: COLUMN_NAMES, rows: CARS.slice(0, 1), mapping: CAR_MAPPING }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMN_NAMES,
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
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
