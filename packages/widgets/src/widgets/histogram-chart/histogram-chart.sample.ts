import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const listed = (name: string, values: readonly (number | null)[]) => values.map((value) => ({ [name]: value }));
const of = (name: string) => [{ role: 'value', field: name }];

/** Repeatable values that gather around a middle. */
function around(middle: number, spread: number, length: number): number[] {
  return Array.from({ length }, (_, i) => {
    const sum = [12.9898, 4.1414, 7.233, 2.717].reduce((all, step) => all + Math.sin(i * step), 0);
    return Math.round((middle + (sum / 2) * spread) * 100) / 100;
  });
}

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: { text: both('送达时长分布', 'Spread of delivery times'), subtext: both('单位：分钟', 'minutes') },
  }),
  sample('curve', '占比与正态曲线', 'Percent, with the normal curve', {
    columns: COLUMN_NAMES,
    rows: listed('shaftDiameter', around(50, 0.06, 400)),
    mapping: of('shaftDiameter'),
    setup: {
      text: both('轴径加工精度', 'Precision of shafts'),
      measure: 'percent',
      isShowCurve: true,
      barGap: 2,
      nameX: 'mm',
    },
  }),
  sample('cumulative', '累计占比', 'Cumulative', {
    setup: {
      text: both('送达时长累计', 'Delivery times, cumulative'),
      measure: 'cumulative',
      binRule: 'width',
      binWidth: 5,
      isShow: true,
    },
  }),
  sample('negative', '负值', 'Negative values', {
    columns: COLUMN_NAMES,
    rows: listed('difference', [...around(-1.5, 4, 160), null]),
    mapping: of('difference'),
    setup: {
      text: both('与设定温度的偏差', 'Deviation from the set temperature'),
      binRule: 'count',
      binCount: 9,
      isShow: true,
      radius: 6,
      barGap: 16,
    },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    columns: COLUMN_NAMES,
    rows: listed('meanDeliveryTime', around(8_650_000, 2_400_000, 90)),
    mapping: of('meanDeliveryTime'),
    setup: { text: COLUMN_NAMES.meanDeliveryTime },
  }),
  sample('one-row', '一行', 'One row', {
    columns: COLUMN_NAMES,
    rows: listed('duration', [36.5]),
    mapping: of('duration'),
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMN_NAMES,
    rows: listed('basket', around(128, 46, 1000)),
    mapping: of('basket'),
    setup: { text: both('客单价分布', 'Spread of baskets') },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
