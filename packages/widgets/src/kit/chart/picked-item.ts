import { toRows, type Mapping, type Row, type Table } from '@aj-report/contract';
import { rowOf, type Series } from '../../shapes/category-series.ts';
import { toNumber } from '../../shapes/numbers.ts';
import type { PointSeries } from '../../shapes/points.ts';

/** What ECharts tells about a click on an item. */
export interface Picked {
  readonly name: string;
  readonly value?: unknown;
  /** The item as the option gave it; an option may give the table's row along. */
  readonly data: unknown;
  readonly seriesName?: string;
  readonly seriesIndex?: number;
  readonly dataIndex: number;
}

export interface PickedItem {
  readonly name: string;
  readonly value: unknown;
  readonly seriesName: string;
  /** Row of the table; null where the item stands for none or for several. */
  readonly row: number | null;
}

/** Detail of `aj-select`: the item that was picked and the row it was drawn from. */
export interface ChartSelection {
  readonly name: string;
  readonly value: unknown;
  readonly seriesName: string;
  /** Column that the value was read from; '' for a value that stands in none, such as a sum. */
  readonly field: string;
  readonly row: Row | null;
}

type SeriesOfData = readonly (Partial<Series> & Partial<PointSeries>)[];

function seriesOf(data: unknown): SeriesOfData {
  return ((data as { series?: SeriesOfData } | null)?.series ?? []) as SeriesOfData;
}

/** An item that knows its row; one that ECharts would name by its place in a grid brings its name and value along. */
interface Item {
  readonly row: number | null;
  readonly pickedName?: string;
  readonly pickedValue?: unknown;
}

function isItem(data: unknown): data is Item {
  return typeof data === 'object' && data !== null && 'row' in data;
}

/** The item that was picked, in the words of the data it was drawn from. */
export function toPickedItem(picked: Picked, data: unknown): PickedItem {
  const { name, value, seriesName = '', seriesIndex = 0, dataIndex } = picked;
  if (isItem(picked.data)) {
    const { row, pickedName = name, pickedValue = value } = picked.data;
    return { name: pickedName, value: pickedValue, seriesName, row };
  }
  const series = seriesOf(data)[seriesIndex];
  const point = series?.points?.[dataIndex];
  if (point) return { name: point.name || name, value: point.y, seriesName, row: point.row };
  if (!series?.data) return { name, value, seriesName, row: dataIndex };
  // What is drawn may be a share of it; on an axis of time many items have no names.
  const named = name || ((data as { categories?: readonly string[] }).categories?.[dataIndex] ?? '');
  return { name: named, value: series.data[dataIndex] ?? null, seriesName, row: rowOf(series as Series, dataIndex) };
}

/**
 * Name of the column that a picked value was read from: the one that the series is named after, else the first with a
 * role, else the first at all that holds the value in that row. '' for a value that stands in no column, such as a sum.
 */
export function fieldOf({ row, value, seriesName }: PickedItem, table: Table, mapping: readonly Mapping[]): string {
  const number = toNumber(value as Parameters<typeof toNumber>[0]);
  if (row === null || number === null) return '';
  const holding = table.columns.filter((_, c) => toNumber(table.data[c]?.[row] ?? null) === number);
  const roleOf = (name: string) => mapping.find(({ field }) => field === name);
  const isNamed = ({ name, label }: (typeof holding)[number]) =>
    [name, label, roleOf(name)?.label].some((one) => one !== undefined && one !== '' && one === seriesName);
  const chosen = holding.find(isNamed) ?? holding.find(({ name }) => roleOf(name)) ?? holding[0];
  return chosen?.name ?? '';
}

/** What a chart tells of a picked item. */
export function toSelection(item: PickedItem, table: Table, mapping: readonly Mapping[]): ChartSelection {
  const { name, value, seriesName } = item;
  const row = item.row === null ? null : (toRows(table)[item.row] ?? null);
  return { name, value, seriesName, field: fieldOf(item, table, mapping), row };
}
