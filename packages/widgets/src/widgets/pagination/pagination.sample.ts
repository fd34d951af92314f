import { both } from '../../kit/text/both.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '总数来自数据', 'Total from data'),
  sample('few', '页数少', 'Few pages', { rows: [{ total: 36 }], setup: { showSizes: false } }),
  sample('jumper', '可跳页', 'With a jump', {
    rows: [{ total: 98765 }],
    setup: { showJumper: true },
    size: { width: 800, height: 44 },
  }),
  sample('coloured', '自定义颜色', 'Own colours', { setup: { activeColor: '#ffb547', borderRadius: 20 } }),
  sample('empty', '没有数据', 'No data', { rows: [] }),
  sample('one-row', '只有一条', 'One row', { rows: [{ total: 1 }] }),
  sample('negative', '异常总数', 'An impossible total', { rows: [{ total: -5 }] }),
  sample('long-labels', '总数很大', 'A large total', { rows: [{ total: 123456789 }] }),
  sample('thousand-rows', '按行数计', 'Counting rows', {
    ...sampleRows(Array.from({ length: 1000 }, (_, i) => ({ id: i, name: both(`设备 ${i}`, `Device ${i}`) }))),
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 200, height: 120 } }),
];
