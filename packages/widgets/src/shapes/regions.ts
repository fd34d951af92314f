import type { Cell, Mapping, Table } from '@aj-report/contract';
import { isMeasure, toNumber } from './numbers.ts';
import type { Shape } from './shape.ts';

/** A value at a region that is named, at a place that is measured, or at both. */
export interface Place {
  readonly name: string;
  readonly value: number | null;
  /** degrees, WGS 84; null = the place is known by its name only */
  readonly position: readonly [longitude: number, latitude: number] | null;
  /** Row of the table that it came from. */
  readonly row: number;
}

/** A way from one region or place to another. */
export interface Route {
  readonly source: string;
  readonly target: string;
  readonly value: number | null;
  readonly row: number;
}

export interface Regions {
  /** Name of the column of numbers. */
  readonly label: string;
  /** In the order of the rows; a route is one too where its row also says a name or a place. */
  readonly items: readonly Place[];
  readonly routes: readonly Route[];
  /** Rows that say nothing of these. */
  readonly dropped: number;
}

interface Columns {
  readonly name: number;
  readonly value: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly source: number;
  readonly target: number;
  readonly label: string;
}

function toText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

function toColumns(table: Table, mapping: readonly Mapping[]): Columns {
  const entryOf = (role: string) => mapping.find((entry) => entry.role === role);
  const columnOf = (role: string) => table.columns.findIndex(({ name }) => name === entryOf(role)?.field);
  const places = ['name', 'longitude', 'latitude', 'source', 'target'].map(columnOf);
  const [name = -1, longitude = -1, latitude = -1, source = -1, target = -1] = places;
  const all = table.columns.map((_, c) => c);
  const isPlain = mapping.length === 0;
  const chosen = columnOf('value');
  const value = isPlain ? all.findIndex((c) => isMeasure(table, c)) : chosen;
  const column = table.columns[value];
  return {
    name: isPlain ? all.findIndex((c) => !isMeasure(table, c)) : name,
    longitude,
    latitude,
    source,
    target,
    value,
    label: entryOf('value')?.label || column?.label || column?.name || '',
  };
}

/** Degrees east and north, or null when they are none. */
function toPosition(longitude: Cell | undefined, latitude: Cell | undefined): readonly [number, number] | null {
  const [x, y] = [toNumber(longitude), toNumber(latitude)];
  if (x === null || y === null || Math.abs(x) > 180 || Math.abs(y) > 90) return null;
  return [x, y];
}

/**
 * Values at regions and places, and routes where columns take the roles `source` and `target`; a row may be both.
 * A row that is neither, such as a route without an end, is dropped and counted.
 * @source domain-facts §2.3, rows of the route map and of the maps
 */
export const toRegions: Shape<Regions> = (table, mapping) => {
  const columns = toColumns(table, mapping);
  const textAt = (column: number, row: number) => toText(table.data[column]?.[row]);
  const valueAt = (row: number) => toNumber(table.data[columns.value]?.[row]);
  const items: Place[] = [];
  const routes: Route[] = [];
  let dropped = 0;
  for (let row = 0; row < table.rowCount; row++) {
    const [source, target] = [textAt(columns.source, row), textAt(columns.target, row)];
    const isRoute = source !== '' && target !== '';
    if (isRoute) routes.push({ source, target, value: valueAt(row), row });
    const name = textAt(columns.name, row);
    const position = toPosition(table.data[columns.longitude]?.[row], table.data[columns.latitude]?.[row]);
    const isItem = name !== '' || position !== null;
    if (isItem) items.push({ name, value: valueAt(row), position, row });
    if (!isRoute && !isItem) dropped += 1;
  }
  return { label: columns.label, items, routes, dropped };
};
