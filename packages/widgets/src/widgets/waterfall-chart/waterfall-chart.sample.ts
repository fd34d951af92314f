import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: 'item' },
  { role: 'bar', field: 'amount' },
];

const LONG = [
  [
    both('年初在职员工人数（含试用期与实习生）', 'Staff at the beginning of the year (incl. probation and interns)'),
    1860,
  ],
  [both('校园招聘与社会招聘入职', 'Hired from universities and the market'), 420],
  ['Transfers from the Suzhou branch office', 65],
  [both('主动离职与合同到期不再续签', 'Left or not renewed'), -286],
  [both('调往华南事业部与海外分公司', 'Moved to the South division or abroad'), -94],
] as const;

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: { text: both('年度利润构成', 'Profit of the year'), subtext: both('单位：万元', 'in 10,000 yuan') },
  }),
  sample('horizontal', '横向', 'Horizontal bars', {
    setup: {
      text: both('年度利润构成', 'Profit of the year'),
      verticalShow: true,
      radius: 6,
      totalName: both('营业利润', 'Operating profit'),
    },
  }),
  sample('negative', '跌破零', 'Below zero', {
    rows: [
      { item: both('一季度', 'Q1'), amount: 320 },
      { item: both('二季度', 'Q2'), amount: -560 },
      { item: both('三季度', 'Q3'), amount: -180 },
      { item: both('四季度', 'Q4'), amount: 640 },
    ],
    mapping: MAPPING,
    setup: { text: both('现金净流量', 'Net cash flow') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    rows: LONG.map(([name, value]) => ({ item: name, amount: value })),
    mapping: MAPPING,
    setup: {
      text: both(
        '人员变动（全公司口径，含外包人员，按月末在岗人数统计）',
        'Changes of staff (whole company, incl. contractors, by head count at the end of the month)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', {
    rows: [{ item: both('营业收入', 'Revenue'), amount: 8600 }],
    mapping: MAPPING,
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    rows: Array.from({ length: 1000 }, (_, i) => ({
      item: both(`第${i + 1}笔`, `Entry ${i + 1}`),
      amount: Math.round(60 * Math.sin(i / 25) + 25 * Math.sin(i * 1.7)),
    })),
    mapping: MAPPING,
    setup: { isShowJoint: false },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
