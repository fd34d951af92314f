import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: '门店' },
  { role: 'yAxis', field: '品类' },
  { role: 'series', field: '增长', label: '同比增长' },
];

const SHOPS = ['南京东路店', '陆家嘴店', '徐家汇店', '五角场店', '虹桥天地店'];
const KINDS = ['服饰', '美妆', '家电', '食品'];

const LONG_KINDS = [
  '线上渠道（含小程序商城与第三方平台）',
  'Regional distributors and resellers',
  '集团客户与政府采购',
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '商圈分时客流' } },
  {
    name: 'negative',
    label: { zh: '正负值与空格', en: 'Values on both sides of zero, some missing' },
    rows: SHOPS.flatMap((shop, s) =>
      KINDS.map((kind, k) => ({
        门店: shop,
        品类: kind,
        增长: (s + k) % 7 === 4 ? null : ((s * 13 + k * 29) % 41) - 18,
      })),
    ),
    mapping: MAPPING,
    setup: { text: '各店品类同比增长（%）' },
  },
  {
    name: 'steps',
    label: { zh: '分段色阶在右侧', en: 'A scale in steps on the right' },
    setup: {
      text: '商圈分时客流',
      scaleType: 'piecewise',
      scalePlace: 'right',
      isShow: false,
      tileGap: 6,
      tileRadius: 12,
    },
  },
  {
    name: 'filter',
    label: { zh: '可筛选的色阶', en: 'A scale with handles' },
    setup: {
      text: '商圈分时客流',
      isScaleFilter: true,
      tileGap: 0,
      tileRadius: 0,
      scaleColor: ['#1b2a6b', '#2fb7a8', '#ffe066'],
    },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: SHOPS.flatMap((shop, s) =>
      LONG_KINDS.map((kind, k) => ({
        门店: `${shop}（旗舰体验中心）`,
        品类: kind,
        增长: 1_234_567 * (s + 1) + k * 321_000,
      })),
    ),
    mapping: MAPPING,
    setup: { text: '全国重点门店分渠道销售额（含税，按下单地址统计，单位：元）', nameX: '门店', textNameY: '渠道' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ axis: '周一', yaxis: '9时', num: 42 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      门店: `${String(Math.floor(i / 20) + 1)}号`,
      品类: `${(i % 20) + 1}区`,
      增长: Math.round(50 + 40 * Math.sin(i / 37) * Math.cos(i % 20)),
    })),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
