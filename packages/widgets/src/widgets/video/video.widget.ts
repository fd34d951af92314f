import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';

const VIDEO = { id: 'video', label: { zh: '视频', en: 'Video' } };

/** A video file (domain-facts §1.5). */
export const video = defineWidget({
  type: 'video',
  category: 'media',
  icon: 'play-circle',
  palette: { task: 'media', place: 3, words: '影片 录像 mp4 film movie' },
  label: { zh: '视频', en: 'Video' },
  summary: { zh: '播放视频文件，可静音自动播放', en: 'Plays a video file, muted when it starts by itself' },
  size: { width: 480, height: 270 },
  shape: 'none',
  fields: {
    ...inGroup(VIDEO, {
      videoAddress: prop.text('视频地址', 'Video address', {
        hint: { zh: 'http、https 或站内路径，mp4 或 webm', en: 'http, https or a path; mp4 or webm' },
        maxLength: 2048,
      }),
      posterAddress: prop.image('封面图片', 'Poster'),
      autoplay: prop.toggle('自动播放（静音）', 'Starts by itself (muted)', { half: true }),
      isLoop: prop.toggle('循环播放', 'Loop', { half: true }),
      hasControls: prop.toggle('显示控件', 'Controls', { default: true, half: true }),
      objectFit: prop.choice('填充方式', 'Fit', {
        default: 'contain',
        half: true,
        options: choices({
          contain: ['完整显示', 'Whole picture'],
          cover: ['铺满裁剪', 'Fill and crop'],
          fill: ['拉伸', 'Stretch'],
        }),
      }),
      borderRadius: prop.number('圆角', 'Corner radius', { min: 0, max: 1000, unit: 'px' }),
    }),
  },
  styleParts: ['video'],
});
