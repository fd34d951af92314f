import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: '省份' },
  { role: 'left', field: '流入' },
  { role: 'right', field: '流出' },
];

const LONG = [
  '广东省深圳市南山区科技园',
  '上海市浦东新区张江高科技园区',
  'Suzhou Industrial Park, Jiangsu Province',
  '四川省成都市高新区天府大道',
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '会员年龄与性别', subtext: '单位：人' } },
  {
    name: 'ordered',
    label: { zh: '排序与刻度', en: 'In order, with scales' },
    setup: {
      text: '会员年龄与性别',
      order: 'sum',
      isShowScale: true,
      isShow: false,
      isShowBackground: false,
    },
  },
  {
    name: 'own-scales',
    label: { zh: '各自的刻度', en: 'A scale for each side' },
    rows: ['线上', '门店', '团购', '外卖', '直播'].map((name, i) => ({
      渠道: name,
      订单量: 5200 - i * 940,
      退货率: 1.2 + i * 0.9,
    })),
    mapping: [
      { role: 'xAxis', field: '渠道' },
      { role: 'left', field: '订单量' },
      { role: 'right', field: '退货率' },
    ],
    setup: { text: '订单量与退货率', isSameScale: false, radius: 50 },
  },
  {
    name: 'negative',
    label: { zh: '以负数表示左侧', en: 'The left side as negative numbers' },
    rows: ['广东', '浙江', '江苏', '四川', '河南'].map((name, i) => ({
      省份: name,
      流入: -(86 - i * 13),
      流出: i === 3 ? null : 32 + i * 9,
    })),
    mapping: MAPPING,
    setup: { text: '人口流动（万人）' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: LONG.map((name, i) => ({ 省份: name, 流入: 5_230_000 - i * 900_000, 流出: 1_250_000 + i * 840_000 })),
    mapping: MAPPING,
    setup: { text: '园区车流进出统计（含货运车辆，按入口闸机识别计数）' },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ 省份: '广东', 流入: 86, 流出: 42 }],
    mapping: MAPPING,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      省份: `站点${i + 1}`,
      流入: Math.round(500 + 400 * Math.sin(i / 80)),
      流出: Math.round(480 + 380 * Math.cos(i / 60)),
    })),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
