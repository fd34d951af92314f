import type { WidgetSamples } from '../../kit/widget-sample.ts';

const json = (option: unknown): string => JSON.stringify(option, null, 2);
const of = (name: string) => ({ $field: name });

const CITIES = [
  { 城市: '上海', 区域: '华东', 收入: 4280, 成本: 3120, 同比: 12.4 },
  { 城市: '杭州', 区域: '华东', 收入: 2650, 成本: 1930, 同比: 8.7 },
  { 城市: '深圳', 区域: '华南', 收入: 3970, 成本: 2880, 同比: -3.2 },
  { 城市: '广州', 区域: '华南', 收入: 3310, 成本: 2610, 同比: 5.1 },
  { 城市: '成都', 区域: '西部', 收入: 2140, 成本: 1580, 同比: -6.8 },
];

const MAPPING = ['城市', '区域', '收入', '成本', '同比'].map((field) => ({ role: 'data', field }));

const POLAR = json({
  title: { text: '各城市收入', left: 'center' },
  polar: { radius: ['16%', '70%'], center: ['50%', '54%'] },
  angleAxis: { type: 'category', data: of('城市') },
  radiusAxis: { axisLabel: { show: false } },
  series: [
    { type: 'bar', coordinateSystem: 'polar', name: '收入', stack: 'all', data: of('收入') },
    { type: 'bar', coordinateSystem: 'polar', name: '成本', stack: 'all', data: of('成本') },
  ],
});

const RIVER = json({
  title: { text: '各渠道访问量' },
  legend: { right: 16, top: 14 },
  singleAxis: { type: 'time', top: 60, bottom: 36, left: 24, right: 24 },
  series: { type: 'themeRiver', label: { show: false }, data: { $each: [of('日期'), of('访问'), of('渠道')] } },
});

const DIVERGING = json({
  title: { text: '同比增长（%）' },
  grid: { left: 16, right: 24, top: 56, bottom: 12 },
  xAxis: { type: 'value', axisLabel: { formatter: '{value}%' } },
  yAxis: { type: 'category', data: of('城市'), inverse: true, axisLabel: { width: 130, overflow: 'truncate' } },
  visualMap: {
    show: false,
    dimension: 0,
    pieces: [
      { lt: 0, color: '#ff7a59' },
      { gte: 0, color: '#3d9bff' },
    ],
  },
  series: {
    type: 'bar',
    barMaxWidth: 18,
    data: of('同比'),
    label: { show: true, position: 'right', formatter: '{c}%' },
  },
});

const POINTS = json({
  grid: { left: 16, right: 24, top: 24, bottom: 12 },
  xAxis: { type: 'value', scale: true },
  yAxis: { type: 'value', scale: true },
  dataZoom: [{ type: 'inside' }],
  series: { type: 'scatter', symbolSize: 5, itemStyle: { opacity: 0.6 }, data: { $each: [of('x'), of('y')] } },
});

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'polar',
    label: { zh: '极坐标堆叠', en: 'Stacked around a pole' },
    rows: CITIES,
    mapping: MAPPING,
    setup: { option: POLAR },
  },
  {
    name: 'river',
    label: { zh: '主题河流', en: 'Theme river' },
    rows: ['搜索', '短视频', '社群'].flatMap((渠道, c) =>
      Array.from({ length: 12 }, (_, i) => ({
        渠道,
        日期: `2026-${String(i + 1).padStart(2, '0')}-01`,
        访问: 40 + ((i * 17 + c * 29) % 53),
      })),
    ),
    mapping: ['渠道', '日期', '访问'].map((field) => ({ role: 'data', field })),
    setup: { option: RIVER },
  },
  {
    name: 'negative',
    label: { zh: '正负值', en: 'Negative values' },
    rows: CITIES,
    mapping: MAPPING,
    setup: { option: DIVERGING },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: CITIES.map((row) => ({ ...row, 城市: `${row.城市}（含下辖县市与开发区的全部门店）` })),
    mapping: MAPPING,
    setup: { option: DIVERGING },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ month: '1月', output: 3820, pass: 96.4 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      x: Math.round(500 + 400 * Math.sin(i * 1.3)),
      y: Math.round(300 + 220 * Math.cos(i * 0.7)) + (i % 37),
    })),
    mapping: ['x', 'y'].map((field) => ({ role: 'data', field })),
    setup: { option: POINTS },
  },
  {
    name: 'wrong',
    label: { zh: '配置有误', en: 'An option with mistakes' },
    setup: { option: json({ series: [{ type: 'sanky', data: of('sales') }], toolbox: {} }) },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
