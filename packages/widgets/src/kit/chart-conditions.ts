import type { Cell } from '@aj-report/contract';
import { fade } from './colour.ts';
import { itemConditionColor, type ItemCondition } from './condition.ts';

type Parts = Readonly<Record<string, unknown>>;

/** So many bars or points are drawn as one path, which has one colour. */
const MOST_ITEMS = 5000;
/** px of a point that a rule makes visible, at least */
const POINT_PX = 8;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number that an item stands for: of coordinates the last one that is a height. */
function valueOf(item: unknown): Cell {
  const value = isParts(item) ? item['value'] : item;
  const one: unknown = Array.isArray(value) ? value[1] : value;
  return typeof one === 'number' || (typeof one === 'string' && one !== '-') ? one : null;
}

/** The colour in the manner of the one that it replaces: a gradient stays one. */
function paintLike(before: unknown, color: string): unknown {
  if (!isParts(before) || !Array.isArray(before['colorStops'])) return color;
  const stops = before['colorStops'] as readonly { readonly offset: number; readonly color: string }[];
  const alphaAt = (i: number) => (i === 0 ? 1 : 0.55);
  return { ...before, colorStops: stops.map(({ offset }, i) => ({ offset, color: fade(color, alphaAt(i)) })) };
}

function paintItem(item: unknown, series: Parts, color: string): unknown {
  const parts = isParts(item) ? item : { value: item };
  const own = isParts(parts['itemStyle']) ? parts['itemStyle'] : {};
  const before = own['color'] ?? (isParts(series['itemStyle']) ? series['itemStyle']['color'] : undefined);
  const isOutline = before === 'transparent';
  const ink = isOutline ? { borderColor: color } : { color: paintLike(before, color) };
  const look = series['type'] === 'line' ? { symbol: 'circle', symbolSize: pointSize(series) } : {};
  return { ...parts, ...look, itemStyle: { ...own, ...ink } };
}

function pointSize(series: Parts): number {
  return Math.max(Number(series['symbolSize']) || 0, POINT_PX);
}

function paintSeries(series: Parts, categories: readonly unknown[], conditions: readonly ItemCondition[]): Parts {
  const data = series['data'];
  if (!Array.isArray(data) || data.length > MOST_ITEMS) return series;
  const isHidden = series['type'] === 'line' && series['showSymbol'] === false;
  let isMet = false;
  const painted = data.map((item: unknown, i) => {
    const name = isParts(item) ? item['name'] : undefined;
    const facts = { name: String(name ?? categories[i] ?? ''), series: String(series['name'] ?? '') };
    const color = itemConditionColor(conditions, { value: valueOf(item), ...facts });
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
