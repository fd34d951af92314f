import { choices } from '../kit/widget/prop.ts';

/** How a stream is played. */
export const STREAM_KINDS = choices({
  auto: ['按地址识别', 'By its address'],
  hls: ['HLS（m3u8）', 'HLS (m3u8)'],
  flv: ['HTTP-FLV', 'HTTP-FLV'],
  file: ['视频文件', 'Video file'],
});

/** How a video fills its box. */
export const VIDEO_FITS = choices({
  contain: ['完整显示', 'Whole picture'],
  cover: ['铺满裁剪', 'Fill and crop'],
  fill: ['拉伸', 'Stretch'],
});
