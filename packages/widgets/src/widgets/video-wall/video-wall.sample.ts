import { both, bothOfEach } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { address: both('地址', 'Address'), name: both('名称', 'Name') };

/** A video that the playground serves. */
const VIDEO = '/sample-video.webm';
const NAMES = bothOfEach(
  '东门岗亭, 1 号装卸平台, 2 号装卸平台, 原料库, 成品库 A 区, 成品库 B 区, 配电室, 空压站, 南门',
  'East gate, Loading dock 1, Loading dock 2, Raw materials, Finished goods A, Finished goods B, Switch room, Compressors, South gate',
);

const mapping = [
  { role: 'src', field: 'address' },
  { role: 'name', field: 'name' },
];
const rowsOf = (count: number, address = VIDEO) =>
  Array.from({ length: count }, (_, i) => ({ address, name: NAMES[i % NAMES.length] ?? '' }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '4 画面', en: 'Four tiles' }, columns: COLUMNS, rows: rowsOf(6), mapping },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, columns: COLUMNS, rows: [], mapping },
  {
    name: 'one-row',
    label: { zh: '单路', en: 'One stream' },
    columns: COLUMNS,
    rows: rowsOf(1),
    mapping,
    setup: { layout: 1 },
  },
  {
    name: 'six',
    label: { zh: '1 大 5 小', en: 'One large, five small' },
    columns: COLUMNS,
    rows: rowsOf(6),
    mapping,
    setup: { layout: 6 },
  },
  {
    name: 'nine',
    label: { zh: '9 画面', en: 'Nine tiles' },
    columns: COLUMNS,
    rows: rowsOf(8),
    mapping,
    setup: { layout: 9 },
  },
  {
    name: 'sixteen',
    label: { zh: '16 画面', en: 'Sixteen tiles' },
    columns: COLUMNS,
    rows: rowsOf(16),
    mapping,
    setup: { layout: 16, gap: 2 },
  },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long names' },
    columns: COLUMNS,
    rows: [
      {
        address: VIDEO,
        name: both(
          '滨江路与沿江大道交叉路口（东向西）全景智能分析相机 01',
          'Panorama camera with analysis at the crossing of Riverside Road and Bund Avenue 01',
        ),
      },
    ],
    mapping,
  },
  {
    name: 'broken',
    label: { zh: '连接不上', en: 'Cannot be reached' },
    columns: COLUMNS,
    rows: [
      ...rowsOf(1),
      ...rowsOf(3, '/not-there.m3u8').slice(1),
      { address: 'rtsp://10.0.0.1/1', name: both('旧相机', 'Old camera') },
    ],
    mapping,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千路', en: 'A thousand streams' },
    columns: COLUMNS,
    rows: rowsOf(1000, '/not-there.flv'),
    mapping,
    setup: { interval: 5 },
  },
];
