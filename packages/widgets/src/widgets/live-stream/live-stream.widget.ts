import { inGroup } from '@aj-report/contract';
import { STREAM_KINDS, VIDEO_FITS } from '../../fields/stream.fields.ts';
import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { prop } from '../../kit/widget/prop.ts';
import { slot } from '../../kit/widget/slot.ts';

const STREAM = { id: 'stream', label: { zh: '视频流', en: 'Stream' } };
const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };

/** One live stream: HLS, FLV over HTTP, or a video file. */
export const liveStream = defineWidget({
  type: 'live-stream',
  category: 'media',
  icon: 'broadcast',
  palette: { task: 'media', place: 4, words: '摄像头 监控 直播 hls flv camera' },
  label: { zh: '直播流', en: 'Live stream' },
  summary: {
    zh: '播放 HLS、HTTP-FLV 或视频文件，断线自动重连',
    en: 'Plays HLS, HTTP-FLV or a file, and connects again',
  },
  size: { width: 480, height: 270 },
  shape: 'roles',
  takesFirstRow: true,
  drawsEachRow: true,
  slots: {
    src: slot.dimension('流地址', 'Address', [
      '取第一行；缺省时用属性中的地址',
      'Of the first row; else that of the properties',
    ]),
    name: slot.dimension('名称', 'Name', ['显示为标题', 'Shown as the title']),
  },
  fields: {
    ...inGroup(STREAM, {
      streamAddress: prop.text('流地址', 'Address of the stream', {
        hint: {
          zh: 'http、https 或站内路径；{参数名} 取自页面地址',
          en: 'http, https or a path; {name} takes a parameter of the page',
        },
        maxLength: 2048,
      }),
      streamKind: prop.choice('播放方式', 'Kind', { options: STREAM_KINDS, half: true }),
      isMuted: prop.toggle('静音', 'Muted', {
        hint: { zh: '浏览器只允许静音的视频自动播放', en: 'Browsers start only muted videos by themselves' },
        default: true,
        half: true,
      }),
    }),
    ...inGroup(LOOK, {
      caption: prop.text('标题', 'Title', { maxLength: 100 }),
      posterAddress: prop.image('封面图片', 'Poster'),
      objectFit: prop.choice('填充方式', 'Fit', { default: 'cover', options: VIDEO_FITS, half: true }),
      borderRadius: prop.number('圆角', 'Corner radius', { default: 4, min: 0, max: 1000, unit: 'px' }),
      showsStatus: prop.toggle('状态角标', 'State in the corner', { default: true, half: true }),
      hasControls: prop.toggle('播放控件', 'Controls', { half: true }),
    }),
  },
  events: {
    state: event('播放状态变化', 'The state changed', {
      status: ['状态（connecting、live、stalled、failed）', 'State (connecting, live, stalled, failed)'],
      name: ['标题', 'Title'],
    }),
  },
  styleParts: ['video', 'caption', 'state', 'live'],
});
