import { field } from '@aj-report/contract';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';

const VIDEO = { id: 'video', label: { zh: '视频', en: 'Video' } };

/** A video file (domain-facts §1.5). */
export const video = defineWidget({
  type: 'video',
  category: 'media',
  icon: 'play-circle',
  label: { zh: '视频', en: 'Video' },
  summary: { zh: '播放视频文件，可静音自动播放', en: 'Plays a video file, muted when it starts by itself' },
  size: { width: 480, height: 270 },
  shape: 'none',
  slots: {},
  fields: {
    videoAddress: field.text({
      label: { zh: '视频地址', en: 'Video address' },
      hint: { zh: 'http、https 或站内路径，mp4 或 webm', en: 'http, https or a path; mp4 or webm' },
      group: VIDEO,
      maxLength: 2048,
    }),
    posterAddress: field.image({ label: { zh: '封面图片', en: 'Poster' }, group: VIDEO }),
    autoplay: field.toggle({
      label: { zh: '自动播放（静音）', en: 'Starts by itself (muted)' },
      group: VIDEO,
      half: true,
    }),
    isLoop: field.toggle({ label: { zh: '循环播放', en: 'Loop' }, group: VIDEO, half: true }),
    hasControls: field.toggle({ label: { zh: '显示控件', en: 'Controls' }, group: VIDEO, default: true, half: true }),
    objectFit: field.choice({
      label: { zh: '填充方式', en: 'Fit' },
      group: VIDEO,
      default: 'contain',
      half: true,
      options: [
        { value: 'contain', label: { zh: '完整显示', en: 'Whole picture' } },
        { value: 'cover', label: { zh: '铺满裁剪', en: 'Fill and crop' } },
        { value: 'fill', label: { zh: '拉伸', en: 'Stretch' } },
      ],
    }),
    borderRadius: field.number({
      label: { zh: '圆角', en: 'Corner radius' },
      group: VIDEO,
      min: 0,
      max: 1000,
      unit: 'px',
      half: true,
    }),
  },
  events: {},
  refreshMs: 0,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('video'),
  upgrades: [],
});
