import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** A video that the playground serves. */
const VIDEO = '/sample-video.webm';
const NAMES = [
  '东门岗亭',
  '1 号装卸平台',
  '2 号装卸平台',
  '原料库',
  '成品库 A 区',
  '成品库 B 区',
  '配电室',
  '空压站',
  '南门',
];

const mapping = [
  { role: 'src', field: '地址' },
  { role: 'name', field: '名称' },
];
const rowsOf = (count: number, address = VIDEO) =>
  Array.from({ length: count }, (_, i) => ({ 地址: address, 名称: NAMES[i % NAMES.length] ?? '' }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '4 画面', en: 'Four tiles' }, rows: rowsOf(6), mapping },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [], mapping },
  { name: 'one-row', label: { zh: '单路', en: 'One stream' }, rows: rowsOf(1), mapping, setup: { layout: 1 } },
  {
    name: 'six',
    label: { zh: '1 大 5 小', en: 'One large, five small' },
    rows: rowsOf(6),
    mapping,
    setup: { layout: 6 },
  },
  { name: 'nine', label: { zh: '9 画面', en: 'Nine tiles' }, rows: rowsOf(8), mapping, setup: { layout: 9 } },
  {
    name: 'sixteen',
    label: { zh: '16 画面', en: 'Sixteen tiles' },
    rows: rowsOf(16),
    mapping,
    setup: { layout: 16, gap: 2 },
  },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long names' },
    rows: [{ 地址: VIDEO, 名称: '滨江路与沿江大道交叉路口（东向西）全景智能分析相机 01' }],
    mapping,
  },
  {
    name: 'broken',
    label: { zh: '连接不上', en: 'Cannot be reached' },
    rows: [...rowsOf(1), ...rowsOf(3, '/not-there.m3u8').slice(1), { 地址: 'rtsp://10.0.0.1/1', 名称: '旧相机' }],
    mapping,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千路', en: 'A thousand streams' },
    rows: rowsOf(1000, '/not-there.flv'),
    mapping,
    setup: { interval: 5 },
  },
];
