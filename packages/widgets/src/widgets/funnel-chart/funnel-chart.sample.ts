import { both, bothOfEach } from '../../kit/text/both.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const ROLES = { step: 'name', people: 'value' };

const STEPS = [
  both('线上广告与门店活动触达的潜在客户', 'Leads reached by online ads and store events'),
  both('留下联系方式并同意回访的意向客户', 'Prospects who left a contact and agreed to a call'),
  'Qualified by the regional sales team',
  both('完成现场勘察与方案设计的客户', 'Customers with a survey and a finished design'),
  both('签订合同并支付首付款的客户', 'Customers who signed and made a first payment'),
];

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('购买转化', 'Purchase funnel') } }),
  sample('inside', '内部标签与图例', 'Labels inside, with a legend', {
    setup: {
      text: both('购买转化', 'Purchase funnel'),
      position: 'inside',
      isShowLegend: true,
      numberValue: false,
      minSize: 24,
    },
  }),
  sample('left', '左对齐', 'To the left', {
    setup: { text: both('购买转化', 'Purchase funnel'), funnelAlign: 'left', gap: 6 },
  }),
  sample('negative', '负值与空值', 'Negative and empty values', {
    ...sampleTable({
      step: column('name', bothOfEach('浏览, 下单, 支付, 复购', 'View, Order, Pay, Repeat')),
      people: column('value', [420, -18, 260, null]),
    }),
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(
      STEPS.map((step, i) => ({ step, people: Math.round(86_000 / (1 + i * 0.8)) })),
      ROLES,
    ),
    setup: {
      text: both(
        '全国经销商招商转化（含线上线下全部渠道，按年累计）',
        'Funnel of new dealers (all channels, online and offline, year to date)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ name: both('浏览商品', 'View'), value: 12_480 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        step: both(`环节${i + 1}`, `Step ${i + 1}`),
        people: Math.round(90_000 / (1 + i)),
      })),
      ROLES,
    ),
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
