import { both } from '../../kit/text/both.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('segments', '分段', 'Segments', {
    ...sampleTable({
      name: column('name', [both('设备开机率', 'Machines running')]),
      done: column('value', [1842]),
      plan: column('display2', [2400]),
    }),
    setup: { ringStyle: 'segments', ringWidth: 22, colorFrom: '#37e2d5', colorTo: '#2f6bff' },
  }),
  sample('open', '开口圆环', 'An open ring', {
    setup: { startAngle: -135, sweepAngle: 270, reading: 'both', ringWidth: 12 },
  }),
  sample('negative', '负数', 'Negative', { ...sampleRows([{ completion: -12.5 }]) }),
  sample('long-labels', '长名称', 'Long name', { ...sampleTable({ salesTargetAttained: column('value', [168.25]) }) }),
  sample('one-row', '一行', 'One row', { ...sampleRows([{ completion: 100 }]) }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(Array.from({ length: 1000 }, (_, i) => ({ completion: (i * 37 + 42) % 100 }))),
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 96, height: 72 } }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
