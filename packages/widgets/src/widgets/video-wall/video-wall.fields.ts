import { field } from '@aj-report/contract';
import { STREAM_KINDS, VIDEO_FITS } from '../../fields/stream.fields.ts';

const STREAMS = { id: 'streams', label: { zh: '视频流', en: 'Streams' } };
const WALL = { id: 'wall', label: { zh: '画面', en: 'Tiles' } };

/** Properties of the video wall. */
export const videoWallFields = {
  streams: field.list({
    label: { zh: '视频列表', en: 'Streams' },
    hint: { zh: '绑定数据后以数据为准', en: 'Rows of data take their place' },
    group: STREAMS,
    maxItems: 200,
    item: {
      name: field.text({ label: { zh: '名称', en: 'Name' }, maxLength: 100 }),
      src: field.text({ label: { zh: '地址', en: 'Address' }, maxLength: 2048 }),
    },
  }),
  streamKind: field.choice({ label: { zh: '播放方式', en: 'Kind' }, group: STREAMS, options: STREAM_KINDS }),
  layout: field.choice({
    label: { zh: '分屏', en: 'Tiles' },
    group: WALL,
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
  interval: field.number({
    label: { zh: '轮巡间隔', en: 'Rotation' },
    hint: { zh: '视频多于画面时自动翻页，0 = 不翻页', en: 'Turns pages when there are more streams, 0 = never' },
    group: WALL,
    default: 15,
    min: 0,
    max: 86_400,
    unit: 's',
    half: true,
  }),
  objectFit: field.choice({
    label: { zh: '填充方式', en: 'Fit' },
    group: WALL,
    default: 'cover',
    options: VIDEO_FITS,
    half: true,
  }),
  gap: field.number({
    label: { zh: '间距', en: 'Gap' },
    group: WALL,
    default: 4,
    min: 0,
    max: 100,
    unit: 'px',
    half: true,
  }),
  showsTitles: field.toggle({ label: { zh: '显示名称', en: 'Names' }, group: WALL, default: true, half: true }),
  showsStatus: field.toggle({
    label: { zh: '状态角标', en: 'State in the corner' },
    group: WALL,
    default: true,
    half: true,
  }),
  enlarges: field.toggle({
    label: { zh: '点击放大', en: 'A click enlarges' },
    hint: { zh: '放大时其他画面停止解码', en: 'Meanwhile the other tiles stop decoding' },
    group: WALL,
    default: true,
    half: true,
  }),
};
