import { both, bothOfEach } from '../../kit/text/both.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** A video that the playground serves. */
const VIDEO = 'sample-video.webm';
const NAMES = bothOfEach(
  '东门岗亭, 1 号装卸平台, 2 号装卸平台, 原料库, 成品库 A 区, 成品库 B 区, 配电室, 空压站, 南门',
  'East gate, Loading dock 1, Loading dock 2, Raw materials, Finished goods A, Finished goods B, Switch room, Compressors, South gate',
);

const mapping = { address: 'src', name: 'name' };
const rowsOf = (count: number, address = VIDEO) =>
  Array.from({ length: count }, (_, i) => ({ address, name: NAMES[i % NAMES.length] ?? '' }));

export const samples: WidgetSamples = [
  sample('typical', '4 画面', 'Four tiles', { ...sampleRows(rowsOf(6), mapping) }),
  sample('empty', '空数据', 'Empty', { ...sampleRows([], mapping) }),
  sample('one-row', '单路', 'One stream', { ...sampleRows(rowsOf(1), mapping), setup: { layout: 1 } }),
  sample('six', '1 大 5 小', 'One large, five small', { ...sampleRows(rowsOf(6), mapping), setup: { layout: 6 } }),
  sample('nine', '9 画面', 'Nine tiles', { ...sampleRows(rowsOf(8), mapping), setup: { layout: 9 } }),
  sample('sixteen', '16 画面', 'Sixteen tiles', { ...sampleRows(rowsOf(16), mapping), setup: { layout: 16, gap: 2 } }),
  sample('long-labels', '长名称', 'Long names', {
    ...sampleTable({
      address: column('src', [VIDEO]),
      name: column('name', [
        both(
          '滨江路与沿江大道交叉路口（东向西）全景智能分析相机 01',
          'Panorama camera with analysis at the crossing of Riverside Road and Bund Avenue 01',
        ),
      ]),
    }),
  }),
  sample('broken', '连接不上', 'Cannot be reached', {
    ...sampleRows(
      [
        ...rowsOf(1),
        ...rowsOf(3, '/not-there.m3u8').slice(1),
        { address: 'rtsp://10.0.0.1/1', name: both('旧相机', 'Old camera') },
      ],
      mapping,
    ),
  }),
  sample('thousand-rows', '一千路', 'A thousand streams', {
    ...sampleRows(rowsOf(1000, '/not-there.flv'), mapping),
    setup: { interval: 5 },
  }),
];
