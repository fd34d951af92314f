import type { Cell } from '@aj-report/contract';
import { fade, inkOn } from '../theme/colour.ts';
import { itemConditionColor, type ItemCondition } from '../data/condition.ts';

type Parts = Readonly<Record<string, unknown>>;

/** So many bars or points are drawn as one path, which has one colour. */
const MAX_ITEMS = 5000;
/** px of a point that a rule makes visible, at least */
const POINT_PX = 8;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number that an item stands for: the one that a click tells, else of coordinates the one that is a height. */
function valueOf(item: unknown): Cell {
  const value = isParts(item) ? (item['pickedValue'] ?? item['value']) : item;
  const one: unknown = Array.isArray(value) ? value[1] : value;
  return typeof one === 'number' || (typeof one === 'string' && one !== '-') ? one : null;
}

/** `0.18` of `rgba(61, 155, 255, 0.18)` */
const ALPHA = /^rgba\(.*,\s*([\d.]+)\)$/;

/** The colour in the manner of the one that it replaces: a gradient stays one, what is faint stays faint. */
function paintLike(before: unknown, color: string): unknown {
  const alpha = typeof before === 'string' ? ALPHA.exec(before)?.[1] : undefined;
  if (alpha !== undefined) return fade(color, Number(alpha));
  if (!isParts(before) || !Array.isArray(before['colorStops'])) return color;
  const stops = before['colorStops'] as readonly { readonly offset: number; readonly color: string }[];
  const alphaAt = (i: number) => (i === 0 ? 1 : 0.55);
  return { ...before, colorStops: stops.map(({ offset }, i) => ({ offset, color: fade(color, alphaAt(i)) })) };
}

/** Marks whose edge is stronger than their fill, both of one colour. */
const EDGED = new Set<unknown>(['boxplot', 'scatter', 'effectScatter']);

/** The properties that colour an item of a series, by those that it has. */
function toInk(type: unknown, { color: before, borderColor }: Parts, color: string): Parts {
  const isHollow = before === 'transparent';
  const fill = isHollow ? before : paintLike(before, color);
  if (type === 'map') return { color };
  if (EDGED.has(type) && borderColor !== undefined) return { color: fill, borderColor: color };
  // Falling prices have colours of their own.
  if (type === 'candlestick') return { color: fill, color0: color, borderColor: color, borderColor0: color };
  return isHollow ? { borderColor: color } : { color: fill };
}

/** What else the series must know of a painted item. */
function toLook(series: Parts, ink: Parts): Parts {
  if (series['type'] === 'line') return { symbol: 'circle', symbolSize: pointSize(series) };
  // A scale of colours leaves it alone.
  if (series['type'] === 'map') return { visualMap: false };
  return series['type'] === 'boxplot' ? { emphasis: { itemStyle: ink } } : {};
}

function paintItem(item: unknown, series: Parts, color: string): unknown {
  const parts = isParts(item) ? item : { value: item };
  const own = isParts(parts['itemStyle']) ? parts['itemStyle'] : {};
  const before = { ...(isParts(series['itemStyle']) ? series['itemStyle'] : {}), ...own };
  const ink = toInk(series['type'], before, color);
  return { ...parts, ...toLook(series, ink), ...paintOutline(parts, color), itemStyle: { ...own, ...ink } };
}

/** Line and area of an item that has its own: an outline of a radar. */
function paintOutline(parts: Parts, color: string): Parts {
  const own = ['lineStyle', 'areaStyle'].flatMap((key) => {
    const style = parts[key];
    return isParts(style) ? [[key, { ...style, color: paintLike(style['color'], color) }]] : [];
  });
  return Object.fromEntries(own) as Parts;
}

type Draw = (params: { readonly dataIndex: number }, api: unknown) => unknown;

/** A drawn shape in the colour, of a group its first; what is written on it stays legible. */
function paintShape(shape: unknown, color: string): unknown {
  if (!isParts(shape)) return shape;
  const { children, style, textContent, textConfig } = shape;
  if (Array.isArray(children)) return { ...shape, children: [paintShape(children[0], color), ...children.slice(1)] };
  const look = isParts(style) ? style : {};
  const place = isParts(textConfig) ? String(textConfig['position'] ?? 'inside') : 'inside';
  const writing = isParts(textContent) && isParts(textContent['style']) ? textContent['style'] : undefined;
  const text = writing && place.startsWith('inside') ? { style: { ...writing, fill: inkOn(color) } } : {};
  return {
    ...shape,
    style: { ...look, fill: paintLike(look['fill'], color) },
    ...(isParts(textContent) ? { textContent: { ...textContent, ...text } } : {}),
  };
}

/** A series that draws its items itself: what it draws is painted afterwards. */
function paintDrawing(series: Parts, colours: readonly string[]): Parts {
  const draw = series['renderItem'] as Draw;
  const renderItem: Draw = (params, api) => {
    const shape = draw(params, api);
    const color = colours[params.dataIndex] ?? '';
    return color === '' ? shape : paintShape(shape, color);
  };
  return { ...series, renderItem };
}

/** Nodes of a tree, with those that meet a rule in its colour. */
function paintNodes(nodes: readonly unknown[], series: Parts, conditions: readonly ItemCondition[]): unknown[] {
  return nodes.map((node) => {
    if (!isParts(node)) return node;
    const color = itemConditionColor(conditions, { value: valueOf(node), name: String(node['name'] ?? '') });
    const label = isParts(node['label']) ? { label: { ...node['label'], color: inkOn(color, 'small') } } : {};
    const painted = color === '' ? node : { ...(paintItem(node, series, color) as Parts), ...label };
    const { children } = node;
    return Array.isArray(children) ? { ...painted, children: paintNodes(children, series, conditions) } : painted;
  });
}

const TREES = new Set<unknown>(['treemap', 'sunburst']);
const NETS = new Set<unknown>(['graph', 'sankey']);

function paintNode(node: unknown, series: Parts, conditions: readonly ItemCondition[]): unknown {
  if (!isParts(node)) return node;
  const color = itemConditionColor(conditions, { value: valueOf(node), name: String(node['name'] ?? '') });
  if (color === '') return node;
  const label = isParts(node['label']) ? node['label'] : {};
  const ink = label['position'] === 'inside' ? { label: { ...label, color: inkOn(color) } } : {};
  return { ...(paintItem(node, series, color) as Parts), ...ink };
}

/** Nodes by name and value, links by their own value. */
function paintNet(series: Parts, nodes: readonly unknown[], conditions: readonly ItemCondition[]): Parts {
  const links = Array.isArray(series['links']) ? (series['links'] as readonly Parts[]) : [];
  return {
    ...series,
    data: nodes.map((node) => paintNode(node, series, conditions)),
    links: links.map((link) => {
      const color = itemConditionColor(conditions, { link: valueOf(link) });
      const own = isParts(link['lineStyle']) ? link['lineStyle'] : {};
      return color === '' ? link : { ...link, lineStyle: { ...own, color } };
    }),
  };
}

/** Series whose charts read the rules themselves, and those that show no single items. */
const UNPAINTED = new Set<unknown>(['parallel', 'lines', 'heatmap']);

/** Decorations of a chart: curves, gaps. Figures of a pictorial bar are made of several parts, of which some are silent. */
function isDecoration(series: Parts): boolean {
  if (UNPAINTED.has(series['type'])) return true;
  return series['silent'] === true && series['type'] !== 'pictorialBar';
}

function pointSize(series: Parts): number {
  return Math.max(Number(series['symbolSize']) || 0, POINT_PX);
}

function paintSeries(series: Parts, categories: readonly unknown[], conditions: readonly ItemCondition[]): Parts {
  const data = series['data'];
  if (!Array.isArray(data) || data.length > MAX_ITEMS || isDecoration(series)) return series;
  if (TREES.has(series['type'])) return { ...series, data: paintNodes(data, series, conditions) };
  if (NETS.has(series['type'])) return paintNet(series, data, conditions);
  const isHidden = series['type'] === 'line' && series['showSymbol'] === false;
  let isMet = false;
  const colours = data.map((item: unknown, i) => {
    const name = isParts(item) ? (item['pickedName'] ?? item['name']) : undefined;
    const facts = { name: String(name ?? categories[i] ?? ''), series: String(series['name'] ?? '') };
    return itemConditionColor(conditions, { value: valueOf(item), ...facts });
  });
  if (series['renderItem']) return paintDrawing(series, colours);
  const painted = data.map((item: unknown, i) => {
    const color = colours[i] ?? '';
    if (color !== '') isMet = true;
    if (color !== '') return paintItem(item, series, color);
    return isHidden ? { value: isParts(item) ? item['value'] : item, symbolSize: 0 } : item;
  });
  if (!isMet) return series;
  return { ...series, data: painted, large: false, ...(isHidden ? { showSymbol: true } : {}) };
}

function categoriesOf(option: Parts): readonly unknown[] {
  for (const axis of [option['xAxis'], option['yAxis']].flat()) {
    if (isParts(axis) && Array.isArray(axis['data'])) return axis['data'];
  }
  return [];
}

/**
 * An ECharts option with the items in the colours of the rules that they meet; of lines the points that meet one are
 * shown. Without rules the option itself.
 */
export function paintConditions<O extends Parts>(option: O, conditions: readonly ItemCondition[] | undefined): O {
  const rules = conditions?.filter(({ color = '', operand = '' }) => color !== '' && operand !== '') ?? [];
  const series = option['series'];
  if (rules.length === 0 || !Array.isArray(series)) return option;
  const categories = categoriesOf(option);
  return { ...option, series: series.map((one: Parts) => paintSeries(one, categories, rules)) };
}
