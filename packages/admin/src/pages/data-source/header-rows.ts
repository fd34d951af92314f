export interface HeaderRow {
  readonly sheet: string;
  /** Row that holds the names, counted from 1; 0 = there is none. */
  readonly row: number;
}

/** The import's `headerRows` field, or undefined when nothing was chosen. Sheets without a name are left out. */
export function toHeaderRowsText(rows: readonly HeaderRow[]): string | undefined {
  const named = rows.filter((one) => one.sheet.trim() !== '');
  if (named.length === 0) return undefined;
  return JSON.stringify(Object.fromEntries(named.map((one) => [one.sheet.trim(), one.row])));
}
