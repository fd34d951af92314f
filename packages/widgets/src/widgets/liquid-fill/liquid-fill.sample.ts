import { both } from '../../kit/text/both.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('square', '方形与目标', 'A square, with a target', {
    ...sampleTable({
      name: column('name', [both('储罐液位', 'Tank level')]),
      now: column('value', [1260]),
      capacity: column('display2', [3200]),
    }),
    setup: { vessel: 'square', reading: 'both', liquidColor: '#18b893', unit: 'm³' },
  }),
  sample('drop', '水滴', 'Drop', { setup: { vessel: 'drop', isShowName: false, waveHeight: 8 } }),
  sample('diamond', '菱形', 'Diamond', { setup: { vessel: 'diamond', isShowOutline: false } }),
  sample('negative', '负数', 'Negative', { ...sampleRows([{ reservoir: -4.5 }]) }),
  sample('long-labels', '长名称', 'Long name', { ...sampleTable({ meanReservoirLevel: column('value', [168.25]) }) }),
  sample('one-row', '一行', 'One row', { ...sampleRows([{ reservoir: 100 }]) }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(Array.from({ length: 1000 }, (_, i) => ({ reservoir: (i * 37 + 42) % 100 }))),
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 96, height: 72 } }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
