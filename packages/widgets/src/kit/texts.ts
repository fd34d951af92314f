import type { Language, Text } from '@aj-report/contract';

/** Words that widgets and stage draw themselves. `{name}` stands for a parameter. */
export const TEXTS = {
  loading: { zh: '加载中…', en: 'Loading…' },
  empty: { zh: '暂无数据', en: 'No data' },
  failed: { zh: '数据加载失败', en: 'Data could not be loaded' },
  failedDraw: { zh: '组件绘制失败：{detail}', en: 'The widget could not be drawn: {detail}' },
  failedLoad: { zh: '组件“{type}”加载失败：{detail}', en: 'Widget "{type}" could not be loaded: {detail}' },
  keepsLast: { zh: '显示的是上一次的数据', en: 'Showing the last data received' },
  stale: { zh: '数据可能不是最新', en: 'Data may be out of date' },
  sample: { zh: '示例数据', en: 'Sample data' },
  unknownWidget: { zh: '未知组件：{type}', en: 'Unknown widget: {type}' },
  exportCsv: { zh: '导出 CSV', en: 'Export CSV' },
  exportXlsx: { zh: '导出 Excel', en: 'Export Excel' },
  tableFile: { zh: '表格数据', en: 'table' },
  tableSummary: { zh: '{label}，{rows} 行，{columns} 列', en: '{label}, rows: {rows}, columns: {columns}' },
  screenSummary: { zh: '{title}，共 {count} 个组件', en: '{title}, widgets: {count}' },
  rowsSummary: { zh: '{label}，{rows} 行数据', en: '{label}, rows: {rows}' },
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
  pageOf: { zh: '第 {n} 页，共 {count} 页', en: 'Page {n} of {count}' },
} as const satisfies Record<string, Text>;

export type TextName = keyof typeof TEXTS;

/** The text in the language with its parameters filled in. */
export function textOf(
  name: TextName,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return TEXTS[name][language].replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
}
