import { SAMPLE_PICTURES } from '../../fields/sample-pictures.ts';
import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { address: both('地址', 'Address'), name: both('名称', 'Name') };

/** A video that the playground serves. */
const streamAddress = '/sample-video.webm';

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '播放中', en: 'Plays' },
    setup: { streamAddress, caption: both('1 号高炉 · 炉前', 'Furnace 1 · tap floor') },
  },
  { name: 'empty', label: { zh: '未填写地址', en: 'No address yet' } },
  {
    name: 'broken',
    label: { zh: '连接不上', en: 'Cannot be reached' },
    setup: { streamAddress: '/not-there.m3u8', caption: both('3 号库区 · 南门', 'Yard 3 · south gate') },
  },
  {
    name: 'poster',
    label: { zh: '封面', en: 'With a poster' },
    setup: {
      streamAddress: '/not-there.flv',
      caption: both('城市运行中心', 'City operations centre'),
      posterAddress: SAMPLE_PICTURES.city,
    },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    setup: {
      streamAddress,
      caption: both(
        '滨江路与沿江大道路口（东向西）全景相机，夜间自动切换红外，存储九十天',
        'Panorama camera at Riverside Road and Bund Avenue (east to west), infrared at night, kept for ninety days',
      ),
    },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      address: streamAddress,
      name: both(`${i + 1} 号相机`, `Camera ${i + 1}`),
    })),
    mapping: [
      { role: 'src', field: 'address' },
      { role: 'name', field: 'name' },
    ],
  },
  {
    name: 'one-row',
    label: { zh: '来自数据', en: 'From data' },
    columns: COLUMNS,
    rows: [
      {
        address: streamAddress,
        name: both(
          '滨江路与沿江大道路口（东向西）全景相机',
          'Panorama camera at Riverside Road and Bund Avenue (east to west)',
        ),
      },
    ],
    mapping: [
      { role: 'src', field: 'address' },
      { role: 'name', field: 'name' },
    ],
    setup: { showsStatus: false, borderRadius: 16 },
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { streamAddress, caption: both('泵房', 'Pump room') },
    size: { width: 160, height: 90 },
  },
];
