import { field } from '@aj-report/contract';
import { STREAM_KINDS, VIDEO_FITS } from '../../fields/stream.fields.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';

const STREAM = { id: 'stream', label: { zh: '视频流', en: 'Stream' } };
const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };

/** One live stream: HLS, FLV over HTTP, or a video file. */
export const liveStream = defineWidget({
  type: 'live-stream',
  category: 'media',
  icon: 'broadcast',
  label: { zh: '直播流', en: 'Live stream' },
  summary: {
    zh: '播放 HLS、HTTP-FLV 或视频文件，断线自动重连',
    en: 'Plays HLS, HTTP-FLV or a file, and connects again',
  },
  size: { width: 480, height: 270 },
  shape: 'roles',
  slots: {
    src: {
      label: { zh: '流地址', en: 'Address' },
      kind: 'dimension',
      hint: { zh: '取第一行；缺省时用属性中的地址', en: 'Of the first row; else that of the properties' },
    },
    name: {
      label: { zh: '名称', en: 'Name' },
      kind: 'dimension',
      hint: { zh: '显示为标题', en: 'Shown as the title' },
    },
  },
  fields: {
    streamAddress: field.text({
      label: { zh: '流地址', en: 'Address of the stream' },
      hint: {
        zh: 'http、https 或站内路径；{参数名} 取自页面地址',
        en: 'http, https or a path; {name} takes a parameter of the page',
      },
      group: STREAM,
      maxLength: 2048,
    }),
    streamKind: field.choice({
      label: { zh: '播放方式', en: 'Kind' },
      group: STREAM,
      options: STREAM_KINDS,
      half: true,
    }),
    isMuted: field.toggle({
      label: { zh: '静音', en: 'Muted' },
      hint: { zh: '浏览器只允许静音的视频自动播放', en: 'Browsers start only muted videos by themselves' },
      group: STREAM,
      default: true,
      half: true,
    }),
    caption: field.text({ label: { zh: '标题', en: 'Title' }, group: LOOK, maxLength: 100 }),
    posterAddress: field.image({ label: { zh: '封面图片', en: 'Poster' }, group: LOOK }),
    objectFit: field.choice({
      label: { zh: '填充方式', en: 'Fit' },
      group: LOOK,
      default: 'cover',
      options: VIDEO_FITS,
      half: true,
    }),
    borderRadius: field.number({
      label: { zh: '圆角', en: 'Corner radius' },
      group: LOOK,
      default: 4,
      min: 0,
      max: 1000,
      unit: 'px',
      half: true,
    }),
    showsStatus: field.toggle({
      label: { zh: '状态角标', en: 'State in the corner' },
      group: LOOK,
      default: true,
      half: true,
    }),
    hasControls: field.toggle({ label: { zh: '播放控件', en: 'Controls' }, group: LOOK, half: true }),
  },
  events: {
    state: {
      label: { zh: '播放状态变化', en: 'The state changed' },
      payload: {
        status: { zh: '状态（connecting、live、stalled、failed）', en: 'State (connecting, live, stalled, failed)' },
        name: { zh: '标题', en: 'Title' },
      },
    },
  },
  refreshMs: 60_000,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('video', 'caption', 'state', 'live'),
  upgrades: [],
});
