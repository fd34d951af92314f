import { toRows, type Column, type Table } from '@aj-report/contract';

/** Form of an answer's JSON: a `Table`, or an array of row objects. */
export type AnswerForm = 'table' | 'rows';

/** An answer as the bytes that are passed on. */
export interface WrittenTable {
  /** In the form that was asked for. */
  readonly json: Buffer;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  readonly truncated: boolean;
  /** All rows of which these are some, where they were counted. */
  readonly total?: number;
}

/** A computed table as the JSON of an answer. */
export function toJson(table: Table, form: AnswerForm | undefined): Buffer {
  return Buffer.from(JSON.stringify(form === 'rows' ? toRows(table) : table));
}
