import type { Cell, Column, Row, Table } from '@aj-report/contract';
import type { CodeTexts } from '../request/query-engine.types.ts';
import type { AnswerForm } from '../request/written-table.ts';

interface Written {
  readonly json: Uint8Array;
  readonly columns: Table['columns'];
}

/**
 * Puts texts in place of the codes of an answer; a code without a text stays. Such a column is one of texts.
 * @param form of the answer's JSON
 */
export function putTexts<A extends Written>(answer: A, texts: CodeTexts, form: AnswerForm | undefined): A {
  if (!answer.columns.some(({ name }) => Object.hasOwn(texts, name))) return answer;
  const read: unknown = JSON.parse(Buffer.from(answer.json).toString());
  const worded = form === 'rows' ? rowsWithTexts(read as Row[], texts) : withTexts(read as Table, texts);
  const columns = columnsWithTexts(answer.columns, texts);
  return { ...answer, json: Buffer.from(JSON.stringify(worded)), columns };
}

/** @example withTexts({ columns: [{ name: 's', type: 'integer' }], data: [[1]], rowCount: 1 }, { s: { 1: '已付' } }) */
export function withTexts(table: Table, texts: CodeTexts): Table {
  const data = table.data.map((cells, index) => {
    const own = ownTexts(texts, table.columns[index]?.name ?? '');
    return own ? cells.map((cell) => toText(cell, own)) : cells;
  });
  return { ...table, columns: columnsWithTexts(table.columns, texts), data };
}

function rowsWithTexts(rows: readonly Row[], texts: CodeTexts): Row[] {
  return rows.map((row) => {
    const cells = Object.entries(row).map(([name, cell]): [string, Cell] => {
      const own = ownTexts(texts, name);
      return [name, own ? toText(cell, own) : cell];
    });
    return Object.fromEntries(cells);
  });
}

/** Such columns are ones of texts. */
export function columnsWithTexts(columns: Table['columns'], texts: CodeTexts): Column[] {
  return columns.map((column) => (ownTexts(texts, column.name) ? { ...column, type: 'string' as const } : column));
}

function ownTexts(texts: CodeTexts, field: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(texts, field) ? texts[field] : undefined;
}

function toText(cell: Cell, texts: Readonly<Record<string, string>>): Cell {
  if (cell === null) return null;
  const code = String(cell);
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
}
