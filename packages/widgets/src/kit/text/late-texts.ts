import type { Language, Text } from '@aj-report/contract';
import { fillText } from './texts.ts';

/** Words of widgets that come when they are used; those of `texts.ts` are loaded by every page. */
const TEXTS = {
  exportCsv: { zh: '导出 CSV', en: 'Export CSV' },
  exportXlsx: { zh: '导出 Excel', en: 'Export Excel' },
  tableFile: { zh: '表格数据', en: 'table' },
  tableSummary: { zh: '{label}，{rows} 行，{columns} 列', en: '{label}, rows: {rows}, columns: {columns}' },
  clear: { zh: '清除选择', en: 'Clear the choice' },
  search: { zh: '搜索', en: 'Search' },
  noMatch: { zh: '没有匹配的选项', en: 'No option matches' },
  noLink: { zh: '请在属性面板填写链接地址', en: 'Enter the address of the link in the properties' },
  noPicture: { zh: '请在属性面板选择图片或填写地址', en: 'Choose a picture or enter its address in the properties' },
  noVideo: { zh: '请在属性面板填写视频地址', en: 'Enter the address of the video in the properties' },
  noPage: { zh: '请在属性面板添加网页地址', en: 'Add the address of a page in the properties' },
  refusedAddress: {
    zh: '地址无效或不被允许，请检查后重新填写',
    en: 'This address is not valid or not allowed; check it and enter it again',
  },
  failedPicture: { zh: '图片加载失败，请检查地址', en: 'The picture could not be loaded; check its address' },
  failedVideo: { zh: '视频加载失败，请检查地址和格式', en: 'The video could not be loaded; check address and format' },
  radarSummary: {
    zh: '{count} 个目标，最近的是{name}（{distance}）',
    en: '{targets}, the nearest is {name} ({distance})',
  },
  noStream: { zh: '请在属性面板填写视频流地址', en: 'Enter the address of the stream in the properties' },
  wallSummary: { zh: '监控墙，{count} 路视频', en: 'Video wall, streams: {count}' },
  enlarge: { zh: '放大', en: 'Enlarge' },
  makeSmall: { zh: '还原', en: 'Make small' },
  liveStream: { zh: '视频流', en: 'Live stream' },
  streamQueued: { zh: '等待解码资源', en: 'Waiting for a free decoder' },
  streamConnecting: { zh: '正在连接…', en: 'Connecting…' },
  streamStalled: { zh: '画面中断，正在第 {n} 次重连', en: 'Interrupted, connecting again (try {n})' },
  streamLive: { zh: '直播', en: 'Live' },
  streamLost: { zh: '信号中断', en: 'No signal' },
  failedStream: {
    zh: '视频流无法播放，请检查地址、网络和格式',
    en: 'The stream does not play; check its address, the network and its format',
  },
  failedNetwork: {
    zh: '连接不上视频流，请检查地址和网络',
    en: 'The stream cannot be reached; check its address and the network',
  },
  failedFormat: {
    zh: '浏览器不支持该视频流的格式，请检查播放方式和编码',
    en: 'The browser cannot play this format; check the kind of stream and its codec',
  },
  failedPolicy: {
    zh: '网页的安全策略不允许连接 {origin}，请管理员把它加入 AJ_MEDIA_ORIGINS（嵌入的网页：加入 connect-src）',
    en: 'The policy of this page does not allow to connect to {origin}; ask an administrator to add it to AJ_MEDIA_ORIGINS (in a page of your own: to its connect-src)',
  },
  previousMonth: { zh: '上个月', en: 'Previous month' },
  nextMonth: { zh: '下个月', en: 'Next month' },
  calendarSummary: { zh: '{month}，{count} 天有数据', en: '{month}, days with data: {count}' },
  previousPlace: { zh: '上一个', en: 'Previous' },
  nextPlace: { zh: '下一个', en: 'Next' },
  pageOf: { zh: '第 {n} 页，共 {count} 页', en: 'Page {n} of {count}' },
} as const satisfies Record<string, Text>;

export type LateTextName = keyof typeof TEXTS;

/** The text in the language with its parameters filled in. */
export function lateTextOf(
  name: LateTextName,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return fillText(TEXTS[name][language], params);
}
