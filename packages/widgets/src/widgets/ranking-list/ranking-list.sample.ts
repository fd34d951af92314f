import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  name: both('名称', 'Name'),
  growth: both('增速', 'Growth'),

  line: both('产线', 'Line'),
  attainment: both('达成率', 'Attainment'),
};

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'inline',
    label: { zh: '一行布局', en: 'In one line' },
    setup: { layout: 'inline', badge: 'accent', unit: both('万元', ' ×10k yuan') },
  },
  {
    name: 'plain',
    label: { zh: '仅数字名次', en: 'Numbers only' },
    setup: { badge: 'number', barColor: '#2ed4c2', isRounded: false, order: 'ascending' },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 120 } },
  {
    name: 'negative',
    label: { zh: '负数', en: 'Negative' },
    columns: COLUMNS,
    rows: [
      { name: both('华东', 'East'), growth: 12.4 },
      { name: both('华北', 'North'), growth: -3.2 },
      { name: both('西南', 'Southwest'), growth: 6.8 },
      { name: both('东北', 'Northeast'), growth: null },
    ],
    mapping: [
      { role: 'name', field: 'name' },
      { role: 'value', field: 'growth' },
    ],
    setup: { unit: '%' },
    size: { width: 400, height: 200 },
  },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long names' },
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
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: [{ city: both('杭州', 'Hangzhou'), output: 42 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      city: both(`门店 ${i + 1}`, `Store ${i + 1}`),
      output: (i * 7919) % 10_007,
    })),
  },
  {
    name: 'conditions',
    label: { zh: '条件样式', en: 'Conditional styles' },
    columns: COLUMNS,
    rows: [
      { line: both('一号线', 'Line 1'), attainment: 96.4 },
      { line: both('二号线', 'Line 2'), attainment: 88.1 },
      { line: both('三号线', 'Line 3'), attainment: 72.9 },
      { line: both('四号线', 'Line 4'), attainment: 54.3 },
    ],
    mapping: [
      { role: 'name', field: 'line' },
      { role: 'value', field: 'attainment' },
    ],
    setup: {
      unit: '%',
      conditions: [
        { subject: 'value', operator: '<', operand: '60', color: STATE_COLOURS.danger },
        { subject: 'value', operator: '<', operand: '80', color: STATE_COLOURS.warning },
      ],
    },
    size: { width: 400, height: 200 },
  },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [] },
];
