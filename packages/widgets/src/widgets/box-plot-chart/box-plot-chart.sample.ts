import { both, bothOfEach, type SampleText } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: 'store' },
  { role: 'value', field: 'basket' },
];

const FIVE = {
  job: 'xAxis',
  lowest: 'min',
  lowerQuartile: 'q1',
  median: 'median',
  upperQuartile: 'q3',
  highest: 'max',
};

function values(shops: readonly SampleText[], count: number, middle: number, spread: number) {
  return shops.flatMap((shop, s) =>
    Array.from({ length: count }, (_, i) => ({
      store: shop,
      basket: Math.round(
        middle + s * spread * 0.4 + (Math.sin(i * 12.9898 + s) + Math.sin(i * 4.1414 + s * 2)) * spread,
      ),
      hour: i % 2 === 0 ? both('工作日', 'Weekdays') : both('周末', 'Weekend'),
    })),
  );
}

const LONG = [
  both('广东省深圳市南山区科技园店', 'Nanshan Science Park store, Shenzhen, Guangdong'),
  both('上海市浦东新区张江高科店', 'Zhangjiang Hi-Tech store, Pudong, Shanghai'),
  'Suzhou Industrial Park, Jiangsu',
  both('四川省成都市天府大道店', 'Tianfu Avenue store, Chengdu, Sichuan'),
];

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: {
      text: both('各产线节拍分布', 'Spread of cycle times by line'),
      subtext: both('单位：秒', 'seconds'),
      scale: true,
    },
  }),
  sample('several-series', '多系列', 'Several series', {
    columns: COLUMN_NAMES,
    rows: values(
      [both('人民路店', "People's Road"), both('中山路店', 'Zhongshan Road'), both('解放路店', 'Liberation Road')],
      40,
      128,
      36,
    ),
    mapping: [...MAPPING, { role: 'series', field: 'hour' }],
    setup: { text: both('客单价分布', 'Spread of baskets'), fillStrength: 55 },
  }),
  sample('five-numbers', '已有五数', 'Five numbers of each row', {
    ...sampleRows(
      bothOfEach('前端开发, 后端开发, 数据分析, 产品经理', 'Frontend, Backend, Analyst, Product').map((job, i) => ({
        job,
        lowest: 9 + i,
        lowerQuartile: 15 + i * 1.5,
        median: 21 + i * 2,
        upperQuartile: 28 + i * 2.5,
        highest: 42 + i * 3,
      })),
      FIVE,
    ),
    setup: { text: both('月薪分布（千元）', 'Monthly pay (1,000 yuan)'), verticalShow: true, isShowSplitLineY: true },
  }),
  sample('negative', '负值', 'Negative values', {
    columns: COLUMN_NAMES,
    rows: values(
      [both('冷库一', 'Cold room 1'), both('冷库二', 'Cold room 2'), both('冷库三', 'Cold room 3')],
      24,
      -12,
      6,
    ),
    mapping: MAPPING,
    setup: { text: both('与设定温度的偏差', 'Deviation from the set temperature'), quartiles: 'exclusive' },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    columns: COLUMN_NAMES,
    rows: values(LONG, 20, 2_350_000, 420_000),
    mapping: MAPPING,
    setup: {
      text: both(
        '各门店月度营业额分布（含线上线下全部渠道，按自然月统计）',
        'Spread of monthly turnover by store (all channels, online and offline, by calendar month)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', {
    ...sampleTable({ store: column('xAxis', [both('人民路店', "People's Road")]), basket: column('value', [128]) }),
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMN_NAMES,
    rows: values(
      Array.from({ length: 20 }, (_, i) => both(`${i + 1}号店`, `Store ${i + 1}`)),
      50,
      130,
      30,
    ),
    mapping: MAPPING,
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
