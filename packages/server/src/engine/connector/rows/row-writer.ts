import { AppError, type Cell, type Column, type Table } from '@aj-report/contract';
import { uniqueNames } from '../../sql/unique-names.ts';
import type { AnswerForm, WrittenTable } from '../../request/written-table.ts';
import { ANSWER_MAX_LENGTH } from '../guard/connector-limits.ts';
import type { ReadOptions } from '../../query/query-source.types.ts';
import { JsonList } from './json-list.ts';
import { writeCell, type RawCell } from './text-cell.ts';

const SHOWN_MAX = 60;

export interface RowWriterOptions {
  /** Rows from here on are cut and the answer says so. */
  readonly maxRows: number;
  /** UTF-16 units of JSON that an answer may have. */
  readonly maxLength: number;
  /** A table, unless rows are wanted. */
  readonly form?: AnswerForm | undefined;
}

/** Gathers rows as they come and writes them as JSON, so that no row is kept as an object. */
export class RowWriter {
  private readonly columns: readonly Column[];
  private readonly options: RowWriterOptions;
  private readonly data: readonly JsonList[];
  private readonly keys: readonly string[];
  private readonly rows = new JsonList();
  private rowCount = 0;
  /** UTF-16 units of the cells of a table. */
  private length = 0;
  private truncated = false;

  constructor(columns: readonly Column[], options: RowWriterOptions) {
    this.columns = columns;
    this.options = options;
    this.data = columns.map(() => new JsonList());
    this.keys = columns.map(({ name }, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  }

  /** Takes a row; false when no more are wanted. @throws AppError data-source/answer-invalid */
  push(cells: readonly RawCell[]): boolean {
    if (this.truncated) return false;
    const { maxRows, maxLength } = this.options;
    if (this.rowCount >= maxRows || this.length > maxLength || this.rows.length > maxLength) {
      this.truncated = true;
      return false;
    }
    if (cells.length !== this.columns.length) throw this.oddRow(cells.length);
    const texts = this.columns.map((_, at) => this.cell(cells[at] ?? null, at));
    if (this.options.form === 'rows') this.rows.push(this.objectOf(texts));
    else this.pushCells(texts);
    this.rowCount++;
    return true;
  }

  private pushCells(texts: readonly string[]): void {
    texts.forEach((text, at) => {
      this.data[at]!.push(text);
      this.length += text.length;
    });
  }

  private objectOf(texts: readonly string[]): string {
    return texts.length === 0 ? '{}' : `${texts.map((text, at) => this.keys[at]! + text).join('')}}`;
  }

  finish(): WrittenTable {
    const { columns, rowCount, truncated } = this;
    const pieces = this.options.form === 'rows' ? this.rows.pieces() : this.tablePieces();
    return { json: Buffer.concat(pieces), columns, rowCount, truncated };
  }

  private tablePieces(): Buffer[] {
    const { columns, data, rowCount, truncated } = this;
    const cells = data.flatMap((column, at) => [...(at === 0 ? [] : [Buffer.from(',')]), ...column.pieces()]);
    const head = Buffer.from(`{"columns":${JSON.stringify(columns)},"data":[`);
    const tail = Buffer.from(`],"rowCount":${rowCount}${truncated ? ',"truncated":true}' : '}'}`);
    return [head, ...cells, tail];
  }

  private oddRow(count: number): AppError {
    const [row, wanted] = [this.rowCount + 1, this.columns.length];
    const detail = {
      zh: `第 ${row} 行有 ${count} 个值，而列有 ${wanted} 个`,
      en: `row ${row} has ${count} values for ${wanted} columns`,
    };
    return new AppError('data-source/answer-invalid', { detail });
  }

  private cell(raw: RawCell, at: number): string {
    const { name, type } = this.columns[at]!;
    const text = writeCell(raw, type);
    if (text !== undefined) return text;
    const shown = String(raw).slice(0, SHOWN_MAX);
    const detail = {
      zh: `列“${name}”第 ${this.rowCount + 1} 行的值“${shown}”不是 ${type}`,
      en: `the value "${shown}" of column "${name}" in row ${this.rowCount + 1} is no ${type}`,
    };
    throw new AppError('data-source/answer-invalid', { detail });
  }
}

/** A writer of what a statement answers: its columns, under the names and types that the caller knows better. */
export function writerOf(columns: readonly Column[], { maxRows, form, names, types }: ReadOptions): RowWriter {
  const own = uniqueNames(columns.map(({ name }) => name));
  const named = columns.map(({ type }, at) => ({ name: names?.[at] ?? own[at]!, type: types?.[at] ?? type }));
  return new RowWriter(named, { maxRows, maxLength: ANSWER_MAX_LENGTH, form });
}

/** Rows of a small table as arrays of cells. */
export function rowArraysOf({ json }: WrittenTable): Cell[][] {
  const { data, rowCount } = JSON.parse(json.toString()) as Table;
  return Array.from({ length: rowCount }, (_, row) => data.map((column) => column[row] ?? null));
}
