import { inGroup } from '@aj-report/contract';
import { prop } from '../../kit/widget/prop.ts';
import { STREAM_KINDS, VIDEO_FITS } from '../../fields/stream.fields.ts';

const STREAMS = { id: 'streams', label: { zh: '视频流', en: 'Streams' } };
const WALL = { id: 'wall', label: { zh: '画面', en: 'Tiles' } };

/** Properties of the video wall. */
export const videoWallFields = {
  ...inGroup(STREAMS, {
    streams: prop.list('视频列表', 'Streams', {
      hint: { zh: '绑定数据后以数据为准', en: 'Rows of data take their place' },
      maxItems: 200,
      item: {
        name: prop.text('名称', 'Name', { maxLength: 100 }),
        src: prop.text('地址', 'Address', { maxLength: 2048 }),
      },
    }),
    streamKind: prop.choice('播放方式', 'Kind', { options: STREAM_KINDS }),
  }),
  ...inGroup(WALL, {
    layout: prop.choice('分屏', 'Tiles', {
      default: 4,
      half: true,
      options: [
        { value: 1, label: { zh: '1 画面', en: '1 tile' } },
        { value: 4, label: { zh: '4 画面', en: '4 tiles' } },
        { value: 6, label: { zh: '6 画面（1 大 5 小）', en: '6 tiles (1 large)' } },
        { value: 9, label: { zh: '9 画面', en: '9 tiles' } },
        { value: 16, label: { zh: '16 画面', en: '16 tiles' } },
      ],
    }),
    interval: prop.number('轮巡间隔', 'Rotation', {
      hint: { zh: '视频多于画面时自动翻页，0 = 不翻页', en: 'Turns pages when there are more streams, 0 = never' },
      default: 15,
      min: 0,
      max: 86_400,
      unit: 's',
    }),
    objectFit: prop.choice('填充方式', 'Fit', { default: 'cover', options: VIDEO_FITS, half: true }),
    gap: prop.number('间距', 'Gap', { default: 4, min: 0, max: 100, unit: 'px' }),
    showsTitles: prop.toggle('显示名称', 'Names', { default: true, half: true }),
    showsStatus: prop.toggle('状态角标', 'State in the corner', { default: true, half: true }),
    enlarges: prop.toggle('点击放大', 'A click enlarges', {
      hint: { zh: '放大时其他画面停止解码', en: 'Meanwhile the other tiles stop decoding' },
      default: true,
      half: true,
    }),
  }),
};
