import { SAMPLE_PICTURES } from '../../fields/sample-pictures.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** A video that the playground serves. */
const streamAddress = '/sample-video.webm';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '播放中', en: 'Plays' }, setup: { streamAddress, caption: '1 号高炉 · 炉前' } },
  { name: 'empty', label: { zh: '未填写地址', en: 'No address yet' } },
  {
    name: 'broken',
    label: { zh: '连接不上', en: 'Cannot be reached' },
    setup: { streamAddress: '/not-there.m3u8', caption: '3 号库区 · 南门' },
  },
  {
    name: 'poster',
    label: { zh: '封面', en: 'With a poster' },
    setup: { streamAddress: '/not-there.flv', caption: '城市运行中心', posterAddress: SAMPLE_PICTURES.city },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    setup: { streamAddress, caption: '滨江路与沿江大道路口（东向西）全景相机，夜间自动切换红外，存储九十天' },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 地址: streamAddress, 名称: `${i + 1} 号相机` })),
    mapping: [
      { role: 'src', field: '地址' },
      { role: 'name', field: '名称' },
    ],
  },
  {
    name: 'one-row',
    label: { zh: '来自数据', en: 'From data' },
    rows: [{ 地址: streamAddress, 名称: '滨江路与沿江大道路口（东向西）全景相机' }],
    mapping: [
      { role: 'src', field: '地址' },
      { role: 'name', field: '名称' },
    ],
    setup: { showsStatus: false, borderRadius: 16 },
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { streamAddress, caption: '泵房' },
    size: { width: 160, height: 90 },
  },
];
