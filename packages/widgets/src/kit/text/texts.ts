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
  screenSummary: { zh: '{title}，共 {count} 个组件', en: '{title}, widgets: {count}' },
  rowsSummary: { zh: '{label}，{rows} 行数据', en: '{label}, rows: {rows}' },
} as const satisfies Record<string, Text>;

export type TextName = keyof typeof TEXTS;

/** The text in the language with its parameters filled in. */
export function textOf(
  name: TextName,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return fillText(TEXTS[name][language], params);
}

/** A text with `{name}` replaced by the parameter of that name. */
export function fillText(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
}
