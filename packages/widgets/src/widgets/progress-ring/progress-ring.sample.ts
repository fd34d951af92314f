import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  name: both('名称', 'Name'),
  done: both('完成', 'Done'),
  plan: both('计划', 'Plan'),

  salesTargetAttained: both(
    '华东区域全部门店年度销售目标完成率',
    'Sales target of the year attained by all stores in the East',
  ),
};

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'segments',
    label: { zh: '分段', en: 'Segments' },
    columns: COLUMNS,
    rows: [{ name: both('设备开机率', 'Machines running'), done: 1842, plan: 2400 }],
    mapping: [
      { role: 'name', field: 'name' },
      { role: 'value', field: 'done' },
      { role: 'display2', field: 'plan' },
    ],
    setup: { ringStyle: 'segments', ringWidth: 22, colorFrom: '#37e2d5', colorTo: '#2f6bff' },
  },
  {
    name: 'open',
    label: { zh: '开口圆环', en: 'An open ring' },
    setup: { startAngle: -135, sweepAngle: 270, reading: 'both', ringWidth: 12 },
  },
  { name: 'negative', label: { zh: '负数', en: 'Negative' }, columns: COLUMNS, rows: [{ completion: -12.5 }] },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long name' },
    columns: COLUMNS,
    rows: [{ salesTargetAttained: 168.25 }],
    mapping: [{ role: 'value', field: 'salesTargetAttained' }],
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, columns: COLUMNS, rows: [{ completion: 100 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ completion: (i * 37 + 42) % 100 })),
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 96, height: 72 } },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
