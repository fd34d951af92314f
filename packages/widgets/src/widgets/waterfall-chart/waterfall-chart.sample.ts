import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: '项目' },
  { role: 'bar', field: '金额' },
];

const LONG = [
  ['年初在职员工人数（含试用期与实习生）', 1860],
  ['校园招聘与社会招聘入职', 420],
  ['Transfers from the Suzhou branch office', 65],
  ['主动离职与合同到期不再续签', -286],
  ['调往华南事业部与海外分公司', -94],
] as const;

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '年度利润构成', subtext: '单位：万元' } },
  {
    name: 'lying',
    label: { zh: '横向', en: 'Lying bars' },
    setup: { text: '年度利润构成', verticalShow: true, radius: 6, totalName: '营业利润' },
  },
  {
    name: 'negative',
    label: { zh: '跌破零', en: 'Below zero' },
    rows: [
      { 项目: '一季度', 金额: 320 },
      { 项目: '二季度', 金额: -560 },
      { 项目: '三季度', 金额: -180 },
      { 项目: '四季度', 金额: 640 },
    ],
    mapping: MAPPING,
    setup: { text: '现金净流量' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: LONG.map(([name, value]) => ({ 项目: name, 金额: value })),
    mapping: MAPPING,
    setup: { text: '人员变动（全公司口径，含外包人员，按月末在岗人数统计）' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ 项目: '营业收入', 金额: 8600 }], mapping: MAPPING },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      项目: `第${i + 1}笔`,
      金额: Math.round(60 * Math.sin(i / 25) + 25 * Math.sin(i * 1.7)),
    })),
    mapping: MAPPING,
    setup: { isShowJoint: false },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
