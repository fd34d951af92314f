import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: '增长' },
  { role: 'yAxis', field: '利润' },
  { role: 'name', field: '品类' },
  { role: 'value', field: '收入' },
];

const KINDS = ['冰箱', '洗衣机', '空调', '电视', '热水器', '油烟机', '扫地机', '净水器'];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: '城市客单价与复购率', nameX: '客单价', textNameY: '复购率' },
  },
  {
    name: 'ripples',
    label: { zh: '涟漪', en: 'Ripples' },
    setup: { text: '重点城市', effect: 'largest', effectCount: 4, isGlossy: false },
  },
  {
    name: 'categories',
    label: { zh: '类别轴', en: 'Categories on the X axis' },
    rows: ['一月', '二月', '三月', '四月', '五月', '六月'].map((月份, i) => ({
      月份,
      事件: 12 + ((i * 7) % 11),
      时长: 20 + ((i * 37) % 90),
    })),
    mapping: [
      { role: 'xAxis', field: '月份' },
      { role: 'yAxis', field: '事件', label: '告警次数' },
      { role: 'value', field: '时长', label: '平均处理时长（分）' },
    ],
    setup: { text: '设备告警', scale: false },
  },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    rows: KINDS.map((品类, i) => ({
      品类,
      增长: i * 6 - 18,
      利润: ((i * 29) % 41) - 16,
      收入: i === 2 ? null : i === 5 ? -40 : 60 + i * 45,
    })),
    mapping: MAPPING,
    setup: { text: '品类增长与利润（%）' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: KINDS.map((品类, i) => ({
      品类: `${品类}（智能变频节能系列全国联保）`,
      增长: 3 + i * 4,
      利润: 12 + ((i * 13) % 19),
      收入: 1_200_000 * (1 + i),
    })),
    mapping: MAPPING,
    setup: {
      text: '各品类增长率与利润率对比（按年累计，气泡面积为销售收入，含税）',
      nameX: '同比增长率（%）',
      textNameY: '利润率（%）',
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ city: '上海', region: '华东', price: 186, rate: 34.2, sales: 9800 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      增长: Math.round(50 + 40 * Math.sin(i * 1.7)),
      利润: Math.round(30 + 25 * Math.cos(i * 2.3) + (i % 13)),
      收入: 1 + ((i * 37) % 90),
    })),
    mapping: MAPPING,
    setup: { maxSize: 18, minSize: 3, bubbleOpacity: 50 },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
