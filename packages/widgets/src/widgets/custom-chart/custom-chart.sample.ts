import type { Language } from '@aj-report/contract';
import { append, both, inLanguage, type SampleText } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  visits: both('访问', 'Visits'),
};

const jsonIn = (option: unknown, language: Language) => JSON.stringify(inLanguage(option, language), null, 2);
const json = (option: unknown) => both(jsonIn(option, 'zh'), jsonIn(option, 'en'));
const of = (name: SampleText) => ({ $field: name });

const CITIES = [
  { city: both('上海', 'Shanghai'), area: both('华东', 'East'), revenue: 4280, cost: 3120, yearOnYear: 12.4 },
  { city: both('杭州', 'Hangzhou'), area: both('华东', 'East'), revenue: 2650, cost: 1930, yearOnYear: 8.7 },
  { city: both('深圳', 'Shenzhen'), area: both('华南', 'South'), revenue: 3970, cost: 2880, yearOnYear: -3.2 },
  { city: both('广州', 'Guangzhou'), area: both('华南', 'South'), revenue: 3310, cost: 2610, yearOnYear: 5.1 },
  { city: both('成都', 'Chengdu'), area: both('西部', 'West'), revenue: 2140, cost: 1580, yearOnYear: -6.8 },
];

const MAPPING = ['city', 'area', 'revenue', 'cost', 'yearOnYear'].map((field) => ({ role: 'data', field }));

const POLAR = json({
  title: { text: both('各城市收入', 'Revenue by city'), left: 'center' },
  polar: { radius: ['16%', '70%'], center: ['50%', '54%'] },
  angleAxis: { type: 'category', data: of(both('城市', 'City')) },
  radiusAxis: { axisLabel: { show: false } },
  series: [
    {
      type: 'bar',
      coordinateSystem: 'polar',
      name: both('收入', 'Revenue'),
      stack: 'all',
      data: of(both('收入', 'Revenue')),
    },
    {
      type: 'bar',
      coordinateSystem: 'polar',
      name: both('成本', 'Cost'),
      stack: 'all',
      data: of(both('成本', 'Cost')),
    },
  ],
});

const RIVER = json({
  title: { text: both('各渠道访问量', 'Visits by channel') },
  legend: { right: 16, top: 14 },
  singleAxis: { type: 'time', top: 60, bottom: 36, left: 24, right: 24 },
  series: {
    type: 'themeRiver',
    label: { show: false },
    data: { $each: [of(both('日期', 'Date')), of(both('访问', 'Visits')), of(both('渠道', 'Channel'))] },
  },
});

const DIVERGING = json({
  title: { text: both('同比增长（%）', 'Growth (%)') },
  grid: { left: 16, right: 24, top: 56, bottom: 12 },
  xAxis: { type: 'value', axisLabel: { formatter: '{value}%' } },
  yAxis: {
    type: 'category',
    data: of(both('城市', 'City')),
    inverse: true,
    axisLabel: { width: 130, overflow: 'truncate' },
  },
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
    data: of(both('同比', 'YoY')),
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
  sample('typical', '典型', 'Typical'),
  sample('polar', '极坐标堆叠', 'Stacked around a pole', {
    columns: COLUMNS,
    rows: CITIES,
    mapping: MAPPING,
    setup: { option: POLAR },
  }),
  sample('river', '主题河流', 'Theme river', {
    columns: COLUMNS,
    rows: [both('搜索', 'Search'), both('短视频', 'Short video'), both('社群', 'Community')].flatMap((channel, c) =>
      Array.from({ length: 12 }, (_, i) => ({
        channel,
        date: `2026-${String(i + 1).padStart(2, '0')}-01`,
        visits: 40 + ((i * 17 + c * 29) % 53),
      })),
    ),
    mapping: ['channel', 'date', 'visits'].map((field) => ({ role: 'data', field })),
    setup: { option: RIVER },
  }),
  sample('negative', '正负值', 'Negative values', {
    columns: COLUMNS,
    rows: CITIES,
    mapping: MAPPING,
    setup: { option: DIVERGING },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    columns: COLUMNS,
    rows: CITIES.map((row) => ({
      ...row,
      city: append(row.city, '（含下辖县市与开发区的全部门店）', ' (all stores of its counties and development zones)'),
    })),
    mapping: MAPPING,
    setup: { option: DIVERGING },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ month: both('1月', 'Jan'), output: 3820, pass: 96.4 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    rows: Array.from({ length: 1000 }, (_, i) => ({
      x: Math.round(500 + 400 * Math.sin(i * 1.3)),
      y: Math.round(300 + 220 * Math.cos(i * 0.7)) + (i % 37),
    })),
    mapping: ['x', 'y'].map((field) => ({ role: 'data', field })),
    setup: { option: POINTS },
  }),
  sample('wrong', '配置有误', 'An option with mistakes', {
    setup: { option: json({ series: [{ type: 'sanky', data: of('sales') }], toolbox: {} }) },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
