import { STATE_COLOURS } from '../../fields/state-colours.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'inline',
    label: { zh: '一行布局', en: 'In one line' },
    setup: { layout: 'inline', badge: 'accent', unit: '万元' },
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
    rows: [
      { 名称: '华东', 增速: 12.4 },
      { 名称: '华北', 增速: -3.2 },
      { 名称: '西南', 增速: 6.8 },
      { 名称: '东北', 增速: null },
    ],
    mapping: [
      { role: 'name', field: '名称' },
      { role: 'value', field: '增速' },
    ],
    setup: { unit: '%' },
    size: { width: 400, height: 200 },
  },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long names' },
    rows: [
      { 城市: '新疆维吾尔自治区巴音郭楞蒙古自治州经济技术开发区', 产值: 123_456_789_012 },
      { 城市: '内蒙古自治区呼伦贝尔市鄂伦春自治旗', 产值: 98_765_432_109 },
      { 城市: '云南省西双版纳傣族自治州勐海县', 产值: 4_321_098 },
    ],
    setup: { layout: 'inline' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ 城市: '杭州', 产值: 42 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 城市: `门店 ${i + 1}`, 产值: (i * 7919) % 10_007 })),
  },
  {
    name: 'conditions',
    label: { zh: '条件样式', en: 'Conditional styles' },
    rows: [
      { 产线: '一号线', 达成率: 96.4 },
      { 产线: '二号线', 达成率: 88.1 },
      { 产线: '三号线', 达成率: 72.9 },
      { 产线: '四号线', 达成率: 54.3 },
    ],
    mapping: [
      { role: 'name', field: '产线' },
      { role: 'value', field: '达成率' },
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
