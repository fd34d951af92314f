import { both, bothOfEach } from '../../kit/text/both.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('one-row', '单条', 'One bar', {
    ...sampleTable({ completion: column('value', [86.4]) }),
    size: { width: 400, height: 70 },
  }),
  sample('segments', '分段、数值与目标', 'Segments, value of target', {
    setup: { bar: 'segments', reading: 'both', isRounded: false, unit: both('件', ' pcs') },
  }),
  sample('stripes', '斜纹、渐变、逐行换色', 'Stripes, a colour for every row', {
    setup: { bar: 'stripes', isColorful: true, barHeight: 14 },
  }),
  sample('gradient', '自定义渐变', 'Gradient of its own', {
    ...sampleTable({ completion: column('value', [72]) }),
    setup: { colorFrom: '#2ed4c2', colorTo: '#f3aa28', isShowName: false, barHeight: 20 },
    size: { width: 400, height: 70 },
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 200, height: 120 } }),
  sample('negative', '负数、超额、空值', 'Negative, beyond, missing', {
    ...sampleTable({
      line: column('name', bothOfEach('亏损, 超额, 未报', 'Loss, Above, Missing')),
      done: column('value', [-20, 168, null]),
    }),
  }),
  sample('long-labels', '长名称', 'Long names', {
    ...sampleRows([
      {
        line: both(
          '粤港澳大湾区国际科技创新中心新能源汽车动力电池回收示范工程二期',
          'Greater Bay Area innovation centre, demonstration project of traction battery recycling, phase two',
        ),
        done: 1_234_567_890,
        plan: 2_000_000_000,
      },
      { line: both('长三角一体化示范区', 'Yangtze Delta demonstration zone'), done: 12, plan: 30 },
    ]),
    setup: { reading: 'both', unit: both('万元', ' ×10k yuan') },
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        line: both(`工位 ${i + 1}`, `Station ${i + 1}`),
        done: (i * 37) % 101,
        plan: 100,
      })),
    ),
  }),
  sample('scales', '竖直、刻度', 'Upright, with scales', {
    setup: { isUpright: true, ticks: 5, reading: 'both' },
    size: { width: 480, height: 280 },
  }),
  sample('one-scale', '刻度', 'A scale', {
    ...sampleTable({ completion: column('value', [64]) }),
    setup: { ticks: 5, reading: 'value' },
    size: { width: 400, height: 90 },
  }),
  sample('empty', '无数据', 'No data', { rows: [] }),
];
