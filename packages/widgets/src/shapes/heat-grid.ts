import { nameOf } from './blank-name.ts';
import { toNumber } from './numbers.ts';
import { columnOf, type RoleColumn, type RolesData } from './roles.ts';

export interface HeatCell {
  /** Indexes into the categories. */
  readonly x: number;
  readonly y: number;
  readonly value: number;
  /** Row of the table that it came from. */
  readonly row: number;
}

/** Numbers in a grid of two columns of categories. */
export interface HeatGrid {
  readonly xs: readonly string[];
  readonly ys: readonly string[];
  /** In the order of the rows; a pair without a number has none. */
  readonly cells: readonly HeatCell[];
  readonly xLabel: string;
  readonly yLabel: string;
  /** Name of the column of numbers. */
  readonly label: string;
}

/** Index of each row's category, and the categories in order of appearance. */
function toPlaces(
  column: RoleColumn | undefined,
  { rowCount, blank }: RolesData,
): { names: string[]; places: number[] } {
  const indexes = new Map<string, number>();
  const places = Array.from({ length: rowCount }, (_, row) => {
    const text = column ? nameOf(column.cells[row], blank) : '';
    const place = indexes.get(text) ?? indexes.size;
    indexes.set(text, place);
    return place;
  });
  return { names: [...indexes.keys()], places };
}

/**
 * A grid of the columns with the roles `xAxis` and `yAxis` and the numbers of `series` (or `value`); without roles the
 * first two columns that hold no numbers and the first that does. The last row of a pair wins, also when it is empty.
 * @source domain-facts §2.3, row of the heat map
 */
export function toHeatGrid(data: RolesData): HeatGrid {
  const plain = data.roles['name'] ?? [];
  const x = columnOf(data, 'xAxis') ?? plain[0];
  const y = columnOf(data, 'yAxis') ?? plain.find((column) => column !== x);
  const measure = columnOf(data, 'series') ?? columnOf(data, 'value');
  const along = toPlaces(x, data);
  const upward = toPlaces(y, data);
  const rows = new Map<string, number>();
  for (let row = 0; row < data.rowCount; row++) rows.set(`${along.places[row]}/${upward.places[row]}`, row);
  const cells = [...rows.values()]
    .toSorted((a, b) => a - b)
    .flatMap((row): HeatCell[] => {
      const value = toNumber(measure?.cells[row]);
      return value === null ? [] : [{ x: along.places[row] ?? 0, y: upward.places[row] ?? 0, value, row }];
    });
  const labels = { xLabel: x?.label ?? '', yLabel: y?.label ?? '', label: measure?.label ?? '' };
  return { xs: along.names, ys: upward.names, cells, ...labels };
}
