import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'name', field: '环节' },
  { role: 'value', field: '人数' },
];

const STEPS = [
  '线上广告与门店活动触达的潜在客户',
  '留下联系方式并同意回访的意向客户',
  'Qualified by the regional sales team',
  '完成现场勘察与方案设计的客户',
  '签订合同并支付首付款的客户',
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '购买转化' } },
  {
    name: 'inside',
    label: { zh: '内部标签与图例', en: 'Labels inside, with a legend' },
    setup: { text: '购买转化', position: 'inside', isShowLegend: true, numberValue: false, minSize: 24 },
  },
  {
    name: 'left',
    label: { zh: '左对齐', en: 'To the left' },
    setup: { text: '购买转化', funnelAlign: 'left', gap: 6 },
  },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    rows: [
      { 环节: '浏览', 人数: 420 },
      { 环节: '下单', 人数: -18 },
      { 环节: '支付', 人数: 260 },
      { 环节: '复购', 人数: null },
    ],
    mapping: MAPPING,
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: STEPS.map((step, i) => ({ 环节: step, 人数: Math.round(86_000 / (1 + i * 0.8)) })),
    mapping: MAPPING,
    setup: { text: '全国经销商招商转化（含线上线下全部渠道，按年累计）' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ name: '浏览商品', value: 12_480 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 环节: `环节${i + 1}`, 人数: Math.round(90_000 / (1 + i)) })),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
