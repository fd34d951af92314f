import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { step: both('环节', 'Step'), people: both('人数', 'People') };

const MAPPING = [
  { role: 'name', field: 'step' },
  { role: 'value', field: 'people' },
];

const STEPS = [
  both('线上广告与门店活动触达的潜在客户', 'Leads reached by online ads and store events'),
  both('留下联系方式并同意回访的意向客户', 'Prospects who left a contact and agreed to a call'),
  'Qualified by the regional sales team',
  both('完成现场勘察与方案设计的客户', 'Customers with a survey and a finished design'),
  both('签订合同并支付首付款的客户', 'Customers who signed and made a first payment'),
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: both('购买转化', 'Purchase funnel') } },
  {
    name: 'inside',
    label: { zh: '内部标签与图例', en: 'Labels inside, with a legend' },
    setup: {
      text: both('购买转化', 'Purchase funnel'),
      position: 'inside',
      isShowLegend: true,
      numberValue: false,
      minSize: 24,
    },
  },
  {
    name: 'left',
    label: { zh: '左对齐', en: 'To the left' },
    setup: { text: both('购买转化', 'Purchase funnel'), funnelAlign: 'left', gap: 6 },
  },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    columns: COLUMNS,
    rows: [
      { step: both('浏览', 'View'), people: 420 },
      { step: both('下单', 'Order'), people: -18 },
      { step: both('支付', 'Pay'), people: 260 },
      { step: both('复购', 'Repeat'), people: null },
    ],
    mapping: MAPPING,
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: STEPS.map((step, i) => ({ step, people: Math.round(86_000 / (1 + i * 0.8)) })),
    mapping: MAPPING,
    setup: {
      text: both(
        '全国经销商招商转化（含线上线下全部渠道，按年累计）',
        'Funnel of new dealers (all channels, online and offline, year to date)',
      ),
    },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ name: both('浏览商品', 'View'), value: 12_480 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      step: both(`环节${i + 1}`, `Step ${i + 1}`),
      people: Math.round(90_000 / (1 + i)),
    })),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
