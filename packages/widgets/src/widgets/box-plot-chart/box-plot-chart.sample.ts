import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: '门店' },
  { role: 'value', field: '客单价' },
];

const FIVE = [
  { role: 'xAxis', field: '岗位' },
  { role: 'min', field: '最低' },
  { role: 'q1', field: '下四分位' },
  { role: 'median', field: '中位' },
  { role: 'q3', field: '上四分位' },
  { role: 'max', field: '最高' },
];

function values(shops: readonly string[], count: number, middle: number, spread: number) {
  return shops.flatMap((shop, s) =>
    Array.from({ length: count }, (_, i) => ({
      门店: shop,
      客单价: Math.round(
        middle + s * spread * 0.4 + (Math.sin(i * 12.9898 + s) + Math.sin(i * 4.1414 + s * 2)) * spread,
      ),
      时段: i % 2 === 0 ? '工作日' : '周末',
    })),
  );
}

const LONG = [
  '广东省深圳市南山区科技园店',
  '上海市浦东新区张江高科店',
  'Suzhou Industrial Park, Jiangsu',
  '四川省成都市天府大道店',
];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: '各产线节拍分布', subtext: '单位：秒', scale: true },
  },
  {
    name: 'several-series',
    label: { zh: '多系列', en: 'Several series' },
    rows: values(['人民路店', '中山路店', '解放路店'], 40, 128, 36),
    mapping: [...MAPPING, { role: 'series', field: '时段' }],
    setup: { text: '客单价分布', fillStrength: 55 },
  },
  {
    name: 'five-numbers',
    label: { zh: '已有五数', en: 'Five numbers of each row' },
    rows: ['前端开发', '后端开发', '数据分析', '产品经理'].map((job, i) => ({
      岗位: job,
      最低: 9 + i,
      下四分位: 15 + i * 1.5,
      中位: 21 + i * 2,
      上四分位: 28 + i * 2.5,
      最高: 42 + i * 3,
    })),
    mapping: FIVE,
    setup: { text: '月薪分布（千元）', verticalShow: true, isShowSplitLineY: true },
  },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative values' },
    rows: values(['冷库一', '冷库二', '冷库三'], 24, -12, 6),
    mapping: MAPPING,
    setup: { text: '与设定温度的偏差', quartiles: 'exclusive' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: values(LONG, 20, 2_350_000, 420_000),
    mapping: MAPPING,
    setup: { text: '各门店月度营业额分布（含线上线下全部渠道，按自然月统计）' },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ 门店: '人民路店', 客单价: 128 }],
    mapping: MAPPING,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: values(
      Array.from({ length: 20 }, (_, i) => `${i + 1}号店`),
      50,
      130,
      30,
    ),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
