export interface Place {
  readonly row: number;
  readonly column: number;
}

/** @example toColumnName(27) // 'AB' */
export function toColumnName(column: number): string {
  let name = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    name = String.fromCharCode(65 + (rest % 26)) + name;
  return name;
}

/** @example toCellName({ row: 2, column: 0 }) // 'A3' */
export function toCellName({ row, column }: Place): string {
  return `${toColumnName(column)}${row + 1}`;
}

/** The place that a name says; null when it is none. @example toPlace('b2') // { row: 1, column: 1 } */
export function toPlace(name: string): Place | null {
  const found = /^([A-Za-z]{1,3})([1-9]\d{0,5})$/.exec(name.trim());
  if (!found) return null;
  const letters = (found[1] ?? '').toUpperCase();
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(found[2]) - 1, column: column - 1 };
}
