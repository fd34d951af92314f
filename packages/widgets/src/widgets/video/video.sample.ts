import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** A video that the playground serves. */
const videoAddress = 'sample-video.webm';

export const samples: WidgetSamples = [
  sample('typical', '自动循环播放', 'Plays by itself', {
    setup: { videoAddress, autoplay: true, isLoop: true, borderRadius: 8, objectFit: 'cover' },
  }),
  sample('broken', '无法播放', 'Cannot be played', { setup: { videoAddress: '/not-there.mp4' } }),
  sample('empty', '未填写地址', 'No address yet'),
  sample('small', '小尺寸', 'Small', { setup: { videoAddress }, size: { width: 160, height: 90 } }),
  sample('large', '大尺寸', 'Large', { setup: { videoAddress }, size: { width: 960, height: 540 } }),
];
