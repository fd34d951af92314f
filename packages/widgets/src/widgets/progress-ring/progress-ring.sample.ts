import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'segments',
    label: { zh: '分段', en: 'Segments' },
    rows: [{ 名称: '设备开机率', 完成: 1842, 计划: 2400 }],
    mapping: [
      { role: 'name', field: '名称' },
      { role: 'value', field: '完成' },
      { role: 'display2', field: '计划' },
    ],
    setup: { ringStyle: 'segments', ringWidth: 22, colorFrom: '#37e2d5', colorTo: '#2f6bff' },
  },
  {
    name: 'open',
    label: { zh: '开口圆环', en: 'An open ring' },
    setup: { startAngle: -135, sweepAngle: 270, reading: 'both', ringWidth: 12 },
  },
  { name: 'negative', label: { zh: '负数', en: 'Negative' }, rows: [{ 完成率: -12.5 }] },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long name' },
    rows: [{ 华东区域全部门店年度销售目标完成率: 168.25 }],
    mapping: [{ role: 'value', field: '华东区域全部门店年度销售目标完成率' }],
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ 完成率: 100 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 完成率: (i * 37 + 42) % 100 })),
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 96, height: 72 } },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
