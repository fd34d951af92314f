import { AppError, DATA_SOURCE_LABEL, IMPORT_STATUS_LABELS, type ImportStatus } from '@aj-report/contract';
import type { Connection } from '../../engine/request/query-engine.types.ts';
import * as store from './connection.store.ts';
import type { Needs } from '../../platform/needs.ts';
import { connectionOf } from './connection.service.ts';
import { accessTo } from './table-place.service.ts';

/** A source whose tables can be queried. */
export interface ReadySource {
  readonly sourceCode: string;
  /** Changes with every import. */
  readonly versionId: string;
  /** spreadsheet, or a kind of connection */
  readonly sourceType: string;
  /** Files that queries over it may see. */
  readonly databases: readonly string[];
  /** How an external source, or a warehouse of its own, is reached. */
  readonly connection?: Connection;
}

/** Sources by their codes; one that never finished an import, or is not there, is an error of its own. */
export async function findReadySources(
  app: Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'>,
  sourceCodes: readonly string[],
): Promise<ReadonlyMap<string, ReadySource | AppError>> {
  const codes = [...new Set(sourceCodes)];
  if (codes.length === 0) return new Map();
  const found = new Map((await store.readSources(app.db, codes)).map((row) => [row.sourceCode, row]));
  return new Map(codes.map((code): [string, ReadySource | AppError] => [code, toReady(app, code, found.get(code))]));
}

type FoundRow = Awaited<ReturnType<typeof store.readSources>>[number];

/** What was made of rows that are kept while nothing is written. */
const readyOf = new WeakMap<FoundRow, ReadySource>();

function toReady(
  app: Needs<'clickhouse' | 'config' | 'deriveToken'>,
  sourceCode: string,
  row: FoundRow | undefined,
): ReadySource | AppError {
  if (!row) return new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: sourceCode });
  const known = readyOf.get(row);
  if (known) return known;
  const made = makeReady(app, sourceCode, row);
  if (!(made instanceof AppError)) readyOf.set(row, made);
  return made;
}

function makeReady(
  app: Needs<'clickhouse' | 'config' | 'deriveToken'>,
  sourceCode: string,
  row: FoundRow,
): ReadySource | AppError {
  const { sourceType, currentVersionId: versionId, tableFile: fileName, warehouse, tables } = row;
  const connection = connectionOf(app, row);
  if (connection) return { sourceCode, versionId: connection.key, sourceType, databases: [], connection };
  if (versionId === null || fileName === null || warehouse === null) {
    const status = IMPORT_STATUS_LABELS[row.status as ImportStatus];
    return new AppError('data-source/not-ready', { name: row.sourceName, status });
  }
  try {
    return { sourceCode, versionId, sourceType, ...accessTo(app, versionId, { warehouse, fileName }, tables) };
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** @throws record/not-found, data-source/not-ready */
export async function requireReadySource(
  app: Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'>,
  sourceCode: string,
): Promise<ReadySource> {
  const source = (await findReadySources(app, [sourceCode])).get(sourceCode);
  if (!source) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: sourceCode });
  if (source instanceof AppError) throw source;
  return source;
}
