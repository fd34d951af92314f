import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { column, sample, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  growth: both('增速', 'Growth'),
};

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('inline', '一行布局', 'In one line', {
    setup: { layout: 'inline', badge: 'accent', unit: both('万元', ' ×10k yuan') },
  }),
  sample('plain', '仅数字名次', 'Numbers only', {
    setup: { badge: 'number', barColor: '#2ed4c2', isRounded: false, order: 'ascending' },
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 200, height: 120 } }),
  sample('negative', '负数', 'Negative', {
    ...sampleTable(
      {
        name: column('name', bothOfEach('华东, 华北, 西南, 东北', 'East, North, Southwest, Northeast')),
        growth: column('value', [12.4, -3.2, 6.8, null]),
      },
      COLUMNS,
    ),
    setup: { unit: '%' },
    size: { width: 400, height: 200 },
  }),
  sample('long-labels', '长名称', 'Long names', {
    columns: COLUMNS,
    rows: [
      {
        city: both(
          '新疆维吾尔自治区巴音郭楞蒙古自治州经济技术开发区',
          'Economic Development Zone of Bayingolin Mongol Autonomous Prefecture, Xinjiang',
        ),
        output: 123_456_789_012,
      },
      {
        city: both('内蒙古自治区呼伦贝尔市鄂伦春自治旗', 'Oroqen Autonomous Banner, Hulunbuir, Inner Mongolia'),
        output: 98_765_432_109,
      },
      {
        city: both('云南省西双版纳傣族自治州勐海县', 'Menghai County, Xishuangbanna Dai Autonomous Prefecture, Yunnan'),
        output: 4_321_098,
      },
    ],
    setup: { layout: 'inline' },
  }),
  sample('one-row', '一行', 'One row', { columns: COLUMNS, rows: [{ city: both('杭州', 'Hangzhou'), output: 42 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      city: both(`门店 ${i + 1}`, `Store ${i + 1}`),
      output: (i * 7919) % 10_007,
    })),
  }),
  sample('conditions', '条件样式', 'Conditional styles', {
    ...sampleTable({
      line: column('name', bothOfEach('一号线, 二号线, 三号线, 四号线', 'Line 1, Line 2, Line 3, Line 4')),
      attainment: column('value', [96.4, 88.1, 72.9, 54.3]),
    }),
    setup: {
      unit: '%',
      conditions: [
        { subject: 'value', operator: '<', operand: '60', color: STATE_COLOURS.danger },
        { subject: 'value', operator: '<', operand: '80', color: STATE_COLOURS.warning },
      ],
    },
    size: { width: 400, height: 200 },
  }),
  sample('empty', '无数据', 'No data', { rows: [] }),
];
