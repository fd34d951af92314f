import type { WidgetSamples } from '../../kit/widget-sample.ts';

const column = (name: string, values: readonly (number | null)[]) => values.map((value) => ({ [name]: value }));
const of = (name: string) => [{ role: 'value', field: name }];

/** Repeatable values that gather around a middle. */
function around(middle: number, spread: number, length: number): number[] {
  return Array.from({ length }, (_, i) => {
    const sum = [12.9898, 4.1414, 7.233, 2.717].reduce((all, step) => all + Math.sin(i * step), 0);
    return Math.round((middle + (sum / 2) * spread) * 100) / 100;
  });
}

const LONG = '华东区域全部门店自下单到送达客户手中的平均配送时长（分钟）';

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: '送达时长分布', subtext: '单位：分钟' },
  },
  {
    name: 'curve',
    label: { zh: '占比与正态曲线', en: 'Percent, with the normal curve' },
    rows: column('轴径', around(50, 0.06, 400)),
    mapping: of('轴径'),
    setup: { text: '轴径加工精度', measure: 'percent', isShowCurve: true, barGap: 2, nameX: 'mm' },
  },
  {
    name: 'cumulative',
    label: { zh: '累计占比', en: 'Cumulative' },
    setup: { text: '送达时长累计', measure: 'cumulative', binRule: 'width', binWidth: 5, isShow: true },
  },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative values' },
    rows: column('温差', [...around(-1.5, 4, 160), null]),
    mapping: of('温差'),
    setup: { text: '与设定温度的偏差', binRule: 'count', binCount: 9, isShow: true, radius: 6, barGap: 16 },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: column(LONG, around(8_650_000, 2_400_000, 90)),
    mapping: of(LONG),
    setup: { text: LONG },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: column('时长', [36.5]), mapping: of('时长') },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: column('客单价', around(128, 46, 1000)),
    mapping: of('客单价'),
    setup: { text: '客单价分布' },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
