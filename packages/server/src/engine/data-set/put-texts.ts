import { toRows, type Cell, type Table } from '@aj-report/contract';
import type { CodeTexts } from '../process/query-engine.types.ts';

interface Written {
  readonly tableJson: Uint8Array;
  readonly rowsJson?: Uint8Array;
  readonly columns: Table['columns'];
}

/** Puts texts in place of the codes of an answer; a code without a text stays. Such a column is one of texts. */
export function putTexts<A extends Written>(answer: A, texts: CodeTexts): A {
  if (!answer.columns.some(({ name }) => Object.hasOwn(texts, name))) return answer;
  const table = withTexts(JSON.parse(Buffer.from(answer.tableJson).toString()) as Table, texts);
  const tableJson = Buffer.from(JSON.stringify(table));
  const rows = answer.rowsJson ? { rowsJson: Buffer.from(JSON.stringify(toRows(table))) } : {};
  return { ...answer, tableJson, columns: table.columns, ...rows };
}

/** @example withTexts({ columns: [{ name: 's', type: 'integer' }], data: [[1]], rowCount: 1 }, { s: { 1: '已付' } }) */
export function withTexts(table: Table, texts: CodeTexts): Table {
  const data = table.data.map((cells, index) => {
    const own = ownTexts(texts, table.columns[index]?.name ?? '');
    return own ? cells.map((cell) => toText(cell, own)) : cells;
  });
  const columns = table.columns.map((column) =>
    ownTexts(texts, column.name) ? { ...column, type: 'string' as const } : column,
  );
  return { ...table, columns, data };
}

function ownTexts(texts: CodeTexts, field: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(texts, field) ? texts[field] : undefined;
}

function toText(cell: Cell, texts: Readonly<Record<string, string>>): Cell {
  if (cell === null) return null;
  const code = String(cell);
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
}
