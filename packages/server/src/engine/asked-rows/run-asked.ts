import type { Column, RowsAsked } from '@aj-report/contract';
import { DUCKDB_DIALECT } from '../calc/duckdb-dialect.ts';
import type { QueryRequest } from '../process/query-engine.types.ts';
import type { WarmInstance } from '../process/warm-instances.ts';
import type { PlacedValue } from '../sql/bind-params.ts';
import { prepareBound, readCount, stream, toPlaced } from '../sql/bound-statement.ts';
import type { WrittenTable } from '../sql/write-table.ts';
import { compileAsked, cutOf, totalByPage, type AskedSql } from './compile-asked.ts';

/** A finished statement of the embedded engine. */
export interface AskedSource {
  readonly sql: string;
  readonly values: readonly PlacedValue[];
  /** Its columns as the answer names them. */
  readonly columns: readonly Column[];
  readonly isOrdered: boolean;
}

export interface AskedAnswer extends WrittenTable {
  readonly sql: string;
}

/** Runs a statement of the embedded engine for the rows that are wanted of it. @throws AppError data-set/* */
export async function runAsked(
  warm: WarmInstance,
  source: AskedSource,
  asked: RowsAsked,
  request: Pick<QueryRequest, 'maxRows' | 'form' | 'texts' | 'countTotal' | 'knownTotal'>,
): Promise<AskedAnswer> {
  const { compiled, cut } = compile(source, asked, request);
  const values = [...source.values, ...compiled.values.map(toPlaced)];
  const sql = `${compiled.sql}\nlimit ${cut.limit} offset ${cut.offset}`;
  const statement = await prepareBound(warm, sql, values);
  const names = source.columns.map(({ name }) => name);
  const written = await stream(statement, statement, {
    maxRows: request.maxRows,
    form: request.form,
    names,
  });
  if (!asked.page && !request.countTotal) return { ...written, sql };
  const known = asked.page || written.truncated ? totalByPage(asked, written.rowCount) : written.rowCount;
  return { ...written, sql, total: known ?? request.knownTotal ?? (await countAsked(warm, source, compiled)) };
}

/** Without a sorting this engine keeps the order of a statement by itself, and need not number its rows. */
function compile(
  source: AskedSource,
  asked: RowsAsked,
  { maxRows, texts = {} }: Pick<QueryRequest, 'maxRows' | 'texts'>,
) {
  const { columns, isOrdered } = source;
  const isSorted = (asked.sort ?? []).length > 0;
  const numbered =
    isOrdered && isSorted ? `select q.*, row_number() over () from (\n${source.sql}\n) as q` : source.sql;
  const keepsOrder = isOrdered && !isSorted;
  const names = columns.map(({ name }) => name);
  const base = { sql: numbered, columns, names, isOrdered: isOrdered && isSorted, keepsOrder };
  const compiled = compileAsked(base, asked, texts, DUCKDB_DIALECT, source.values.length + 1);
  return { compiled, cut: cutOf(asked, maxRows) };
}

function countAsked(warm: WarmInstance, { values }: AskedSource, compiled: AskedSql): Promise<number> {
  const own = compiled.values.slice(0, compiled.countValues).map(toPlaced);
  return readCount(warm, compiled.countSql, [...values, ...own]);
}
