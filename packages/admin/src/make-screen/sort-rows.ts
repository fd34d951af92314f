import type { AskedSort, Cell, Table } from '@aj-report/contract';

/** The table in the order asked for; nothing stands last in both orders. A field that is not there sorts nothing. */
export function sortRows(table: Table, { field, order = 'asc' }: AskedSort): Table {
  const cells = table.data[table.columns.findIndex(({ name }) => name === field)];
  if (!cells) return table;
  const places = cells.map((_, place) => place).toSorted((a, b) => compare(cells[a]!, cells[b]!, order));
  return { ...table, data: table.data.map((column) => places.map((place) => column[place]!)) };
}

function compare(a: Cell, b: Cell, order: 'asc' | 'desc'): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  const isBefore = isNumeric(a) && isNumeric(b) ? Number(a) < Number(b) : String(a) < String(b);
  return isBefore === (order === 'asc') ? -1 : 1;
}

/** Exact numbers arrive as texts. */
const isNumeric = (cell: Cell): boolean => cell !== '' && Number.isFinite(Number(cell));
