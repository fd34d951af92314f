import { number, text, toggle } from './define-setting.ts';

/** The browser that draws pictures of screens by address. */
export const PICTURE_SETTINGS = {
  browserBin: text('AJ_BROWSER_BIN', undefined, {
    zh: '生成大屏图片（PNG、SVG、PDF）所用的 Chromium 或 Chrome 的路径；不设则不能按地址生成图片',
    en: 'Path of a Chromium or Chrome that draws screens as PNG, SVG and PDF; without it there are no pictures by address',
  }),
  browserSandbox: toggle('AJ_BROWSER_SANDBOX', true, {
    zh: '该浏览器使用自己的沙箱；以 root 运行或在容器中无法使用时设为 0',
    en: 'That browser uses its own sandbox; 0 where it cannot: as root, in many containers',
  }),
  pictureTimeoutMs: number(
    'AJ_PICTURE_TIMEOUT_MS',
    60_000,
    { zh: '生成一张大屏图片的时间上限，毫秒', en: 'Time limit of drawing one picture of a screen, ms' },
    { min: 5_000, max: 600_000 },
  ),
  pictureMemoryMb: number(
    'AJ_PICTURE_MEMORY_MB',
    1_024,
    { zh: '该浏览器中页面脚本可用的内存，MB', en: 'Memory of the scripts of a page in that browser, MB' },
    { min: 128, max: 16_384 },
  ),
} as const;
