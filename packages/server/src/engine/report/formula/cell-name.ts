/** `A3` of a zero-based position. */
export function cellNameOf(row: number, column: number): string {
  return columnNameOf(column) + String(row + 1);
}

/** `A3:B5` of two positions, `A3` where they are one. */
export function areaNameOf(first: Position, last: Position): string {
  const [from, to] = [first, last].map(({ row, column }) => cellNameOf(row, column));
  return from === to ? String(from) : `${from}:${to}`;
}

const columnNames: string[] = [];

/** `A`, `Z`, `AA` of a zero-based column. */
export function columnNameOf(column: number): string {
  return (columnNames[column] ??= makeColumnName(column));
}

function makeColumnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

export interface Position {
  readonly row: number;
  readonly column: number;
}

/** Zero-based position of `A3`, `$A$3` too; undefined when it is no name of a cell. */
export function positionOf(name: string): Position | undefined {
  const found = /^\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6})$/.exec(name);
  if (!found) return undefined;
  let column = 0;
  for (const letter of (found[1] as string).toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(found[2]) - 1, column: column - 1 };
}
