import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  shaftDiameter: both('轴径', 'Shaft diameter'),
  difference: both('温差', 'Difference'),
  meanDeliveryTime: both(
    '华东区域全部门店自下单到送达客户手中的平均配送时长（分钟）',
    'Mean time from order to delivery of all stores in the East (minutes)',
  ),
  duration: both('时长', 'Duration'),
  basket: both('客单价', 'Basket'),
};

const column = (name: string, values: readonly (number | null)[]) => values.map((value) => ({ [name]: value }));
const of = (name: string) => [{ role: 'value', field: name }];

/** Repeatable values that gather around a middle. */
function around(middle: number, spread: number, length: number): number[] {
  return Array.from({ length }, (_, i) => {
    const sum = [12.9898, 4.1414, 7.233, 2.717].reduce((all, step) => all + Math.sin(i * step), 0);
    return Math.round((middle + (sum / 2) * spread) * 100) / 100;
  });
}

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('送达时长分布', 'Spread of delivery times'), subtext: both('单位：分钟', 'minutes') },
  },
  {
    name: 'curve',
    label: { zh: '占比与正态曲线', en: 'Percent, with the normal curve' },
    columns: COLUMNS,
    rows: column('shaftDiameter', around(50, 0.06, 400)),
    mapping: of('shaftDiameter'),
    setup: {
      text: both('轴径加工精度', 'Precision of shafts'),
      measure: 'percent',
      isShowCurve: true,
      barGap: 2,
      nameX: 'mm',
    },
  },
  {
    name: 'cumulative',
    label: { zh: '累计占比', en: 'Cumulative' },
    setup: {
      text: both('送达时长累计', 'Delivery times, cumulative'),
      measure: 'cumulative',
      binRule: 'width',
      binWidth: 5,
      isShow: true,
    },
  },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative values' },
    columns: COLUMNS,
    rows: column('difference', [...around(-1.5, 4, 160), null]),
    mapping: of('difference'),
    setup: {
      text: both('与设定温度的偏差', 'Deviation from the set temperature'),
      binRule: 'count',
      binCount: 9,
      isShow: true,
      radius: 6,
      barGap: 16,
    },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: column('meanDeliveryTime', around(8_650_000, 2_400_000, 90)),
    mapping: of('meanDeliveryTime'),
    setup: { text: COLUMNS.meanDeliveryTime },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: column('duration', [36.5]),
    mapping: of('duration'),
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: column('basket', around(128, 46, 1000)),
    mapping: of('basket'),
    setup: { text: both('客单价分布', 'Spread of baskets') },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
