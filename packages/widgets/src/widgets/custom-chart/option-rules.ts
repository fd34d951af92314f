import type { Text } from '@aj-report/contract';

/** Types of series that a custom chart may name. */
export const SERIES_TYPES = [
  'bar',
  'boxplot',
  'candlestick',
  'effectScatter',
  'funnel',
  'gauge',
  'graph',
  'heatmap',
  'line',
  'lines',
  'parallel',
  'pictorialBar',
  'pie',
  'radar',
  'sankey',
  'scatter',
  'sunburst',
  'themeRiver',
  'tree',
  'treemap',
] as const;

/** Types that need both axes of a grid unless they name another system of coordinates. */
export const GRID_TYPES: ReadonlySet<string> = new Set([
  'bar',
  'boxplot',
  'candlestick',
  'effectScatter',
  'heatmap',
  'line',
  'pictorialBar',
  'scatter',
]);

/** Components that may stand at the top of an option; each may be one object or a list. */
export const COMPONENTS = [
  'angleAxis',
  'axisPointer',
  'calendar',
  'dataset',
  'dataZoom',
  'graphic',
  'grid',
  'legend',
  'parallel',
  'parallelAxis',
  'polar',
  'radar',
  'radiusAxis',
  'series',
  'singleAxis',
  'title',
  'tooltip',
  'visualMap',
  'xAxis',
  'yAxis',
] as const;

/** Other keys that may stand at the top. */
export const PLAIN_KEYS = ['color', 'backgroundColor', 'textStyle', 'useUTC'] as const;

const NO_HTML: Text = {
  zh: '提示框画在画布上，不使用网页元素和样式',
  en: 'the tooltip is drawn on the canvas, without elements and styles of the page',
};
const NO_MEMBER: Text = { zh: '不是可用的键名', en: 'is not a name that a key may have' };

/** Keys that are refused wherever they stand, with the reason. */
export const REFUSED_KEYS: Readonly<Record<string, Text>> = {
  renderMode: NO_HTML,
  appendTo: NO_HTML,
  appendToBody: NO_HTML,
  className: NO_HTML,
  extraCssText: NO_HTML,
  enterable: NO_HTML,
  toolbox: { zh: '工具箱不可用，导出请使用大屏自身的功能', en: 'there is no toolbox; the screen exports by itself' },
  brush: { zh: '框选不可用', en: 'there is no brush' },
  timeline: { zh: '时间轴组件不可用', en: 'there is no timeline component' },
  baseOption: { zh: '只能有一个配置，不支持多配置切换', en: 'there is one option only' },
  options: { zh: '只能有一个配置，不支持多配置切换', en: 'there is one option only' },
  media: { zh: '组件按自身大小绘制，不支持 media', en: 'the widget draws for its own size' },
  geo: { zh: '地图请使用地图组件', en: 'use the map widgets for maps' },
  transform: { zh: '数据变换请在数据集中完成', en: 'transform the data in the data set' },
  decal: { zh: '不支持花纹填充', en: 'fills are not hatched' },
  aria: { zh: '无障碍摘要由组件生成', en: 'the widget describes itself' },
  renderItem: { zh: '配置中不能有函数', en: 'an option has no functions' },
  ['__proto__']: NO_MEMBER,
  constructor: NO_MEMBER,
  prototype: NO_MEMBER,
};

/** Keys whose text is opened as a link. */
export const LINK_KEYS: ReadonlySet<string> = new Set(['link', 'sublink']);

/** Whether the text of a key may be the address of a picture. */
export function isPictureKey(key: string): boolean {
  return key === 'image' || key === 'symbol' || key === 'icon' || key.endsWith('Icon') || key.endsWith('Symbol');
}

/** Levels of nesting; no chart needs more. */
export const DEEPEST = 40;
