import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** A video that the playground serves. */
const videoAddress = '/sample-video.webm';

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '自动循环播放', en: 'Plays by itself' },
    setup: { videoAddress, autoplay: true, isLoop: true, borderRadius: 8, objectFit: 'cover' },
  },
  { name: 'broken', label: { zh: '无法播放', en: 'Cannot be played' }, setup: { videoAddress: '/not-there.mp4' } },
  { name: 'empty', label: { zh: '未填写地址', en: 'No address yet' } },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, setup: { videoAddress }, size: { width: 160, height: 90 } },
  { name: 'large', label: { zh: '大尺寸', en: 'Large' }, setup: { videoAddress }, size: { width: 960, height: 540 } },
];
