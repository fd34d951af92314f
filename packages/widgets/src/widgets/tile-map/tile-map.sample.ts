import type { WidgetSamples } from '../../kit/widget-sample.ts';
import { COUNTRIES } from './countries.ts';

const MAPPING = [
  { role: 'name', field: '国家' },
  { role: 'value', field: '出口额' },
];

/** Believable at a glance: the same for everybody, larger where trade is. */
const EXPORTS: readonly (readonly [string, number])[] = [
  ['美国', 5240],
  ['日本', 1680],
  ['韩国', 1490],
  ['越南', 1420],
  ['印度', 1180],
  ['俄罗斯', 1110],
  ['德国', 1070],
  ['荷兰', 980],
  ['马来西亚', 872],
  ['墨西哥', 815],
  ['英国', 778],
  ['新加坡', 765],
  ['泰国', 752],
  ['澳大利亚', 738],
  ['印尼', 652],
  ['巴西', 591],
  ['阿联酋', 556],
  ['菲律宾', 524],
  ['加拿大', 447],
  ['意大利', 445],
  ['法国', 416],
  ['西班牙', 397],
  ['土耳其', 389],
  ['沙特阿拉伯', 428],
  ['波兰', 358],
  ['南非', 237],
  ['智利', 195],
  ['埃及', 149],
  ['尼日利亚', 201],
  ['哈萨克斯坦', 248],
  ['阿根廷', 96],
  ['肯尼亚', 79],
  ['摩洛哥', 63],
  ['秘鲁', 121],
  ['新西兰', 68],
];

const world = EXPORTS.map(([name, value]) => ({ 国家: name, 出口额: value }));

const CHANGES = ['广东', '江苏', '山东', '浙江', '河南', '四川', '湖北', '辽宁', '黑龙江', '新疆', '西藏', '云南'];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '各省销售额（亿元）' } },
  {
    name: 'hexagons',
    label: { zh: '六边形与分级', en: 'Hexagons in classes' },
    setup: { text: '各省销售额（亿元）', cellShape: 'hex', classes: 5 },
    size: { width: 360, height: 320 },
  },
  {
    name: 'bubbles',
    label: { zh: '气泡', en: 'Bubbles' },
    setup: { text: '各省销售额（亿元）', isFill: false, isBubble: true, cellShape: 'square' },
    size: { width: 360, height: 320 },
  },
  {
    name: 'columns',
    label: { zh: '柱形', en: 'Columns' },
    setup: { text: '各省销售额（亿元）', isFill: false, isColumn: true },
    size: { width: 360, height: 320 },
  },
  {
    name: 'layers',
    label: { zh: '着色、气泡与飞线', en: 'Fills, bubbles and flight lines' },
    rows: [
      ['上海', '四川', 86],
      ['广东', '四川', 64],
      ['上海', '陕西', 58],
      ['浙江', '新疆', 41],
      ['广东', '湖北', 73],
      ['江苏', '湖北', 39],
      ['山东', '黑龙江', 35],
      ['北京', '内蒙古', 28],
      ['广东', '云南', 47],
    ].map(([from, to, value]) => ({ 发货地: from, 收货地: to, 货量: value })),
    mapping: [
      { role: 'source', field: '发货地' },
      { role: 'target', field: '收货地' },
      { role: 'value', field: '货量' },
    ],
    setup: { text: '跨省货运量（万吨）', isBubble: true },
  },
  {
    name: 'world',
    label: { zh: '世界', en: 'World' },
    rows: world,
    mapping: MAPPING,
    setup: { text: '主要出口目的地（亿元）', scope: 'world' },
    size: { width: 680, height: 400 },
  },
  {
    name: 'world-hexagons',
    label: { zh: '世界六边形', en: 'World in hexagons' },
    rows: world,
    mapping: MAPPING,
    setup: { scope: 'world', cellShape: 'hex' },
    size: { width: 480, height: 280 },
  },
  {
    name: 'negative',
    label: { zh: '正负增长', en: 'Negative values' },
    rows: CHANGES.map((name, i) => ({ 地区: name, 增速: Math.round((5.2 - i * 1.1) * 10) / 10 })),
    mapping: [
      { role: 'name', field: '地区' },
      { role: 'value', field: '增速' },
    ],
    setup: { text: '同比增速', unit: '%' },
    size: { width: 360, height: 320 },
  },
  {
    name: 'long-labels',
    label: { zh: '全称、代码与未识别的名称', en: 'Full names, codes and unknown names' },
    rows: [
      { name: '新疆维吾尔自治区', value: 120 },
      { name: '内蒙古自治区', value: 90 },
      { name: 'Guangdong Province', value: 300 },
      { name: 'SH', value: 210 },
      { name: '330000', value: 180 },
      { name: '火星开发区', value: 60 },
      { name: '亚特兰蒂斯', value: 30 },
      { name: '华东大区', value: 20 },
      { name: '线上渠道', value: 10 },
    ],
    setup: { text: '各省级行政区累计订单金额（含线上线下全部渠道，按收货地址统计）' },
    size: { width: 400, height: 340 },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ name: '湖北', value: 562 }],
    size: { width: 240, height: 220 },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      name: (COUNTRIES[i % COUNTRIES.length] ?? '').slice(0, 2),
      value: ((i * 37) % 97) + 3,
    })),
    setup: { scope: 'world' },
    size: { width: 480, height: 280 },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [], size: { width: 200, height: 140 } },
];
