import type { Language, Text } from '@aj-report/contract';
import { fillText } from '../texts.ts';

const TEXTS = {
  loading: { zh: '正在加载报表…', en: 'Loading the report…' },
  rowsComing: { zh: '正在加载数据…', en: 'Loading rows…' },
  query: { zh: '查询条件', en: 'Filters' },
  queryHide: { zh: '收起查询条件', en: 'Hide the filters' },
  run: { zh: '查询', en: 'Show' },
  reset: { zh: '重置', en: 'Reset' },
  any: { zh: '不限', en: 'Any' },
  listHint: { zh: '多个值用逗号分隔', en: 'Several values, by commas' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  rangeFrom: { zh: '{label}：从', en: '{label}, from' },
  rangeTo: { zh: '{label}：到', en: '{label}, to' },
  required: { zh: '请填写“{label}”', en: 'Fill in “{label}”' },
  fillFirst: { zh: '请先填写查询条件', en: 'Fill in the filters first' },
  fillFirstHint: {
    zh: '此报表需要 {labels}，填写后点击“查询”。',
    en: 'This report needs {labels}; fill it in and choose “Show”.',
  },
  refresh: { zh: '刷新', en: 'Refresh' },
  schedule: { zh: '定时发送', en: 'Schedule' },
  export: { zh: '导出', en: 'Export' },
  exportExcel: { zh: 'Excel 工作簿（.xlsx）', en: 'Excel workbook (.xlsx)' },
  exportPdf: { zh: 'PDF 文档（.pdf）', en: 'PDF document (.pdf)' },
  exportCsv: { zh: 'CSV 文本，按显示（.csv）', en: 'CSV text as shown (.csv)' },
  exportValues: { zh: 'CSV 文本，原值（.csv）', en: 'CSV text, plain values (.csv)' },
  exportPng: { zh: '当前页图片（.png）', en: 'This page as a picture (.png)' },
  print: { zh: '打印预览', en: 'Print preview' },
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  zoomReset: { zh: '恢复 100 %', en: 'Back to 100 %' },
  exporting: { zh: '正在生成 {name}…', en: 'Making {name}…' },
  cancel: { zh: '取消', en: 'Cancel' },
  close: { zh: '关闭', en: 'Close' },
  exportFailed: { zh: '导出失败：{reason}', en: 'The export failed: {reason}' },
  exportCancelled: { zh: '已取消导出', en: 'The export was cancelled' },
  emptyTitle: { zh: '没有数据', en: 'No data' },
  emptyHint: {
    zh: '当前条件下报表没有任何单元格，请调整查询条件。',
    en: 'With these filters the report has no cells; change the filters.',
  },
  failedTitle: { zh: '报表未能生成', en: 'The report could not be made' },
  retry: { zh: '重试', en: 'Try again' },
  truncated: {
    zh: '数据集 {sets} 的行数超出上限，仅显示前面的部分。',
    en: 'Data sets {sets} have too many rows; only the first are shown.',
  },
  skipped: {
    zh: '{field} 有 {count} 个值（共 {rows} 行）不是数字，合计时未计入（{cells}）。',
    en: '{count} values of {field} ({rows} rows) are no numbers and were left out of {cells}.',
  },
  fold: { zh: '折叠明细', en: 'Fold the details' },
  unfold: { zh: '展开明细', en: 'Show the details' },
  foldAll: { zh: '折叠全部明细', en: 'Fold all details' },
  unfoldAll: { zh: '展开全部明细', en: 'Show all details' },
  missingGlyph: { zh: '{sign}（{cell}）', en: '{sign} ({cell})' },
  missingGlyphs: {
    zh: '打印、PDF 和图片中没有这些字符的字形，会显示为方框：{signs}。Excel 工作簿不受影响。',
    en: 'Print, PDF and pictures have no glyph for these characters and show boxes: {signs}. Excel workbooks keep them.',
  },
  headButton: { zh: '{name}：排序和筛选', en: '{name}: sort and filter' },
  asc: { zh: '升序', en: 'ascending' },
  desc: { zh: '降序', en: 'descending' },
  filtered: { zh: '已筛选', en: 'filtered' },
  chosen: { zh: '排序和筛选', en: 'Sorting and filters' },
  chip: { zh: '{name}：{condition}', en: '{name}: {condition}' },
  hasText: { zh: '包含“{text}”', en: 'contains “{text}”' },
  andMore: { zh: '{named} 等 {more} 个', en: '{named} and others, {more} in all' },
  blank: { zh: '（空白）', en: '(blank)' },
  takeBack: { zh: '取消“{name}”', en: 'Remove “{name}”' },
  takeAllBack: { zh: '全部取消', en: 'Remove all' },
  rows: { zh: '{count} 行', en: '{count} rows' },
  sheets: { zh: '工作表', en: 'Sheets' },
  area: { zh: '报表内容', en: 'Report' },
} as const satisfies Record<string, Text>;

export type ExcelText = keyof typeof TEXTS;

/** A text of the report's page in the language, its parameters filled in. */
export function excelText(name: ExcelText, language: Language, params: Readonly<Record<string, string>> = {}): string {
  return fillText(TEXTS[name][language], params);
}
