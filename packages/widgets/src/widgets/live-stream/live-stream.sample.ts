import { SAMPLE_PICTURES } from '../../fields/sample-pictures.ts';
import { both } from '../../kit/text/both.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** A video that the playground serves. */
const streamAddress = 'sample-video.webm';

export const samples: WidgetSamples = [
  sample('typical', '播放中', 'Plays', {
    setup: { streamAddress, caption: both('1 号高炉 · 炉前', 'Furnace 1 · tap floor') },
  }),
  sample('empty', '未填写地址', 'No address yet'),
  sample('broken', '连接不上', 'Cannot be reached', {
    setup: { streamAddress: '/not-there.m3u8', caption: both('3 号库区 · 南门', 'Yard 3 · south gate') },
  }),
  sample('poster', '封面', 'With a poster', {
    setup: {
      streamAddress: '/not-there.flv',
      caption: both('城市运行中心', 'City operations centre'),
      posterAddress: SAMPLE_PICTURES.city,
    },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    setup: {
      streamAddress,
      caption: both(
        '滨江路与沿江大道路口（东向西）全景相机，夜间自动切换红外，存储九十天',
        'Panorama camera at Riverside Road and Bund Avenue (east to west), infrared at night, kept for ninety days',
      ),
    },
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        address: streamAddress,
        name: both(`${i + 1} 号相机`, `Camera ${i + 1}`),
      })),
      { address: 'src', name: 'name' },
    ),
  }),
  sample('one-row', '来自数据', 'From data', {
    ...sampleTable({
      address: column('src', [streamAddress]),
      name: column('name', [
        both(
          '滨江路与沿江大道路口（东向西）全景相机',
          'Panorama camera at Riverside Road and Bund Avenue (east to west)',
        ),
      ]),
    }),
    setup: { showsStatus: false, borderRadius: 16 },
  }),
  sample('small', '小尺寸', 'Small', {
    setup: { streamAddress, caption: both('泵房', 'Pump room') },
    size: { width: 160, height: 90 },
  }),
];
