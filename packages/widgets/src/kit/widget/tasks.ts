import type { Text } from '@aj-report/contract';

/** What people want to show: the sections of the palette, in their order. */
export const TASKS = [
  { id: 'figure', label: { zh: '指标', en: 'Figures' } },
  { id: 'trend', label: { zh: '趋势', en: 'Trend' } },
  { id: 'compare', label: { zh: '对比', en: 'Compare' } },
  { id: 'share', label: { zh: '占比', en: 'Share' } },
  { id: 'relation', label: { zh: '关系', en: 'Relations' } },
  { id: 'spread', label: { zh: '分布', en: 'Distribution' } },
  { id: 'map', label: { zh: '地图', en: 'Maps' } },
  { id: 'table', label: { zh: '表格', en: 'Tables' } },
  { id: 'text', label: { zh: '文本', en: 'Text' } },
  { id: 'decoration', label: { zh: '装饰', en: 'Decoration' } },
  { id: 'media', label: { zh: '媒体', en: 'Media' } },
  { id: 'control', label: { zh: '控件', en: 'Controls' } },
  { id: 'container', label: { zh: '容器', en: 'Containers' } },
] as const satisfies readonly { readonly id: string; readonly label: Text }[];

export type TaskName = (typeof TASKS)[number]['id'];

/** Where a widget stands in the palette of the designer, and by what it is found there. */
export interface PaletteEntry {
  /** What people want to show with it. */
  readonly task: TaskName;
  /** Its place among the widgets of the task, from 1; of equals by their type. */
  readonly place: number;
  /** Other words by which people search for it, in both languages, with blanks between them. */
  readonly words: string;
}
