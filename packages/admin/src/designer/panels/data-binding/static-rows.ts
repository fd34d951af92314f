/** Rows typed by hand, as a widget keeps them. */
export type StaticRows = readonly Readonly<Record<string, unknown>>[];

/** Columns in order of first appearance. */
export function columnsOf(rows: StaticRows): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/**
 * Value of what was typed into a cell: a number where it surely is one, null where it is empty, else the text.
 * Codes such as 007 and figures longer than 15 digits stay texts: as numbers they would change.
 */
export function toCellValue(typed: string): string | number | null {
  const text = typed.trim();
  if (text === '') return null;
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return typed;
  return text.replace(/[-.]/g, '').length > 15 ? typed : Number(text);
}

export function toCellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function withCell(rows: StaticRows, index: number, column: string, typed: string): StaticRows {
  return rows.map((row, at) => (at === index ? { ...row, [column]: toCellValue(typed) } : row));
}

/** Rows with a block of cells, copied from a spreadsheet, put in from a cell on; missing rows are added. */
export function withBlock(rows: StaticRows, index: number, column: string, block: string): StaticRows {
  const columns = columnsOf(rows);
  const from = columns.indexOf(column);
  const next = [...rows];
  block
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .forEach((line, down) => {
      const cells = line.split('\t').slice(0, columns.length - from);
      const put = Object.fromEntries(cells.map((cell, across) => [columns[from + across]!, toCellValue(cell)]));
      next[index + down] = { ...(next[index + down] ?? emptyRow(columns)), ...put };
    });
  return next;
}

export function emptyRow(columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, null]));
}

/** The column after a name that none has: `name`, `name_2`, … */
export function freeName(columns: readonly string[], name: string): string {
  let free = name;
  for (let count = 2; columns.includes(free); count++) free = `${name}_${count}`;
  return free;
}

/** Rows with a column called otherwise, in its place. */
export function withColumnName(rows: StaticRows, column: string, name: string): StaticRows {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key === column ? name : key, value])),
  );
}

export function withoutColumn(rows: StaticRows, column: string): StaticRows {
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== column)));
}

/** The rows in a JSON text; undefined when it is not a list of objects. */
export function fromJsonText(text: string): StaticRows | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isRows =
      Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row));
    return isRows ? (value as StaticRows) : undefined;
  } catch {
    // Being typed: not JSON yet.
    return undefined;
  }
}
