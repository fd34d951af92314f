import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  category: both('类别', 'Category'),
};

const roles = (names: readonly (readonly [role: string, field: string])[]) =>
  names.map(([role, field]) => ({ role, field }));

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { unit: ' km' } }),
  sample('empty', '无目标', 'No targets', { rows: [] }),
  sample('one-row', '单个目标', 'One target', {
    columns: COLUMNS,
    rows: [{ target: both('无人机 07', 'Drone 07'), bearing: 48, distance: 620 }],
    mapping: roles([
      ['name', 'target'],
      ['angle', 'bearing'],
      ['distance', 'distance'],
    ]),
    setup: { range: 1000, unit: ' m', ringCount: 5 },
  }),
  sample('names-only', '仅名称与数值', 'Names and values only', {
    columns: COLUMNS,
    rows: bothOfEach('华东仓, 华南仓, 华北仓, 西南仓, 西北仓', 'East, South, North, Southwest, Northwest').map(
      (warehouse, i) => ({ warehouse, inTransit: 120 - i * 18 }),
    ),
    mapping: roles([
      ['name', 'warehouse'],
      ['value', 'inTransit'],
    ]),
  }),
  sample('negative', '负方位角', 'Negative bearings', {
    columns: COLUMNS,
    rows: [
      { target: both('东北', 'Northeast'), bearing: -315, distance: 4 },
      { target: both('西', 'West'), bearing: -90, distance: 3 },
      { target: both('距离无效', 'Bad distance'), bearing: 10, distance: -3 },
    ],
    mapping: roles([
      ['name', 'target'],
      ['angle', 'bearing'],
      ['distance', 'distance'],
    ]),
  }),
  sample('long-labels', '长名称', 'Long names', {
    columns: COLUMNS,
    rows: [
      both('长三角一体化示范区综合物流枢纽中心', 'Yangtze Delta logistics hub of the demonstration zone'),
      both('粤港澳大湾区冷链集散基地', 'Greater Bay Area cold-chain distribution base'),
      both('成渝双城经济圈多式联运中心', 'Chengdu–Chongqing centre of combined transport'),
    ].map((name, i) => ({
      name,
      bearing: 60 + i * 110,
      distance: 6 + i * 3,
    })),
    mapping: roles([
      ['name', 'name'],
      ['angle', 'bearing'],
      ['distance', 'distance'],
    ]),
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      id: `T${String(i + 1).padStart(4, '0')}`,
      bearing: (i * 137.508) % 360,
      distance: 2 + ((i * 7919) % 970) / 10,
      category: [both('巡检', 'Inspection'), both('运输', 'Transport'), both('告警', 'Alarm')][
        i % 17 === 0 ? 2 : i % 2
      ],
    })),
    mapping: roles([
      ['name', 'id'],
      ['angle', 'bearing'],
      ['distance', 'distance'],
      ['label', 'category'],
    ]),
    setup: { unit: ' km' },
  }),
  sample('coloured', '自定义颜色', 'Own colours', {
    setup: { mainColor: '#2ee6a6', colors: ['#ffd166', '#ff6b78', '#7cc7ff'], sweepAngle: 220, showsDegrees: false },
  }),
];
