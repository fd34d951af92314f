import { knownOrder, type AskedGroup, type Cell, type Table } from '@aj-report/contract';

/** Whether texts stand as an engine sorts what nobody has said an order of. */
function isPlainOrder(cells: readonly Cell[]): boolean {
  const texts = [...new Set(cells.filter((cell) => cell !== null).map(String))];
  return texts.every((text, at) => at === 0 || texts[at - 1]! < text);
}

/**
 * Groups whose names have an order that people know (weekdays, months, sizes, levels, grades, ages) stand in it, where
 * neither the data set nor the question has said another one: `Fri, Mon, Sat` says less than `Mon, Fri, Sat`.
 */
export function inKnownOrder(table: Table, { by }: AskedGroup, isSorted: boolean): Table {
  if (isSorted || table.total !== undefined) return table;
  const keys = by.flatMap(({ as, grain }) => {
    const at = table.columns.findIndex(({ name }) => name === as);
    const cells = table.data[at];
    return cells ? [{ cells, hasNames: table.columns[at]!.type === 'string' && grain === undefined }] : [];
  });
  const [first] = keys;
  if (!first || (first.hasNames && !isPlainOrder(first.cells))) return table;
  const orders = keys.map(({ cells, hasNames }) => {
    const texts = cells.filter((cell) => cell !== null && cell !== '').map(String);
    const order = hasNames ? knownOrder(texts) : undefined;
    return order && new Map(order.map((name, place) => [name, place]));
  });
  if (orders.every((order) => order === undefined)) return table;
  const firstPlaces = keys.map(({ cells }) => placesOf(cells));
  const placeOf = (key: number, row: number): number => {
    const cell = keys[key]!.cells[row] ?? null;
    const order = orders[key];
    if (!order) return firstPlaces[key]!.get(cell) ?? 0;
    return order.get(String(cell ?? '').trim()) ?? order.size;
  };
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).toSorted((a, b) => {
    for (let key = 0; key < keys.length; key++) {
      const difference = placeOf(key, a) - placeOf(key, b);
      if (difference !== 0) return difference;
    }
    return a - b;
  });
  return { ...table, data: table.data.map((cells) => rows.map((row) => cells[row] ?? null)) };
}

/** Values by the place at which they come first. */
function placesOf(cells: readonly Cell[]): ReadonlyMap<Cell, number> {
  const places = new Map<Cell, number>();
  for (const cell of cells) if (!places.has(cell)) places.set(cell, places.size);
  return places;
}
