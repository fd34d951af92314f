import type { Mapping, Table } from '@aj-report/contract';
import { rowOf, type CategorySeries, type Series } from '../../shapes/category-series.ts';
import type { NameValues } from '../../shapes/name-value.ts';
import type { Points } from '../../shapes/points.ts';
import { fieldOf, type PickedItem } from './picked-item.ts';

function ofSeries(one: Series, { categories }: CategorySeries): PickedItem[] {
  return one.data.map((value, i) => ({ name: categories[i] ?? '', value, seriesName: one.name, row: rowOf(one, i) }));
}

/** What a chart draws, item by item; empty for charts whose items stand for no rows. */
export function itemsOf(data: object | null): readonly PickedItem[] {
  if (data === null) return [];
  if ('items' in data) {
    const { items } = data as NameValues;
    return items.map(({ name, value, row }) => ({ name, value, seriesName: '', row }));
  }
  if ('xLabel' in data) {
    const { series } = data as Points;
    return series.flatMap(({ name: seriesName, points }) =>
      points.map(({ name, y, row }) => ({ name, value: y, seriesName, row })),
    );
  }
  if (!('categories' in data) || !('series' in data)) return [];
  const shown = data as CategorySeries;
  return shown.series.flatMap((one) => ofSeries(one, shown));
}

/** Items by the cell of the table that they were drawn from: row, then name of the column. */
export function itemsByCell(
  data: object | null,
  table: Table,
  mapping: readonly Mapping[],
): ReadonlyMap<number, ReadonlyMap<string, PickedItem>> {
  const found = new Map<number, Map<string, PickedItem>>();
  for (const item of itemsOf(data)) {
    const field = item.row === null ? '' : fieldOf(item, table, mapping);
    if (item.row === null || field === '') continue;
    const cells = found.get(item.row) ?? new Map<string, PickedItem>();
    if (!cells.has(field)) cells.set(field, item);
    found.set(item.row, cells);
  }
  return found;
}
