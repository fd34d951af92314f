/** How a stream is played. */
export const STREAM_KINDS = [
  { value: 'auto', label: { zh: '按地址识别', en: 'By its address' } },
  { value: 'hls', label: { zh: 'HLS（m3u8）', en: 'HLS (m3u8)' } },
  { value: 'flv', label: { zh: 'HTTP-FLV', en: 'HTTP-FLV' } },
  { value: 'file', label: { zh: '视频文件', en: 'Video file' } },
] as const;

/** How a video fills its box. */
export const VIDEO_FITS = [
  { value: 'contain', label: { zh: '完整显示', en: 'Whole picture' } },
  { value: 'cover', label: { zh: '铺满裁剪', en: 'Fill and crop' } },
  { value: 'fill', label: { zh: '拉伸', en: 'Stretch' } },
] as const;
