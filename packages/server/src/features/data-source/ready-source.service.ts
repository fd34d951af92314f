import { AppError, DATA_SOURCE_LABEL, IMPORT_STATUS_LABELS, type ImportStatus } from '@aj-report/contract';
import type { App } from '../../app.ts';
import type { Connection } from '../../engine/process/query-engine.types.ts';
import { warehouseFile } from '../../engine/warehouse/warehouse-file.ts';
import { connectionOf } from './connection.service.ts';

/** A source whose tables can be queried. */
export interface ReadySource {
  readonly sourceCode: string;
  /** Changes with every import. */
  readonly versionId: string;
  /** spreadsheet, or a kind of connection */
  readonly sourceType: string;
  /** Files that queries over it may see. */
  readonly databases: readonly string[];
  /** How an external source is reached. */
  readonly connection?: Connection;
}

/** Sources by their codes; one that never finished an import, or is not there, is an error of its own. */
export async function findReadySources(
  app: App,
  sourceCodes: readonly string[],
): Promise<ReadonlyMap<string, ReadySource | AppError>> {
  const codes = [...new Set(sourceCodes)];
  if (codes.length === 0) return new Map();
  const rows = await app.db
    .selectFrom('dataSource')
    .leftJoin('dataSourceVersion', 'dataSourceVersion.id', 'dataSource.currentVersionId')
    .where('sourceCode', 'in', codes)
    .select(['sourceCode', 'sourceName', 'status', 'currentVersionId', 'dataSourceVersion.fileName as tableFile'])
    .select(['dataSource.id', 'sourceType', 'sourceConfig', 'sourceSecrets', 'updateTime'])
    .execute();
  const found = new Map(rows.map((row) => [row.sourceCode, row]));
  return new Map(
    codes.map((code): [string, ReadySource | AppError] => {
      const row = found.get(code);
      if (!row) return [code, new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: code })];
      const { sourceType } = row;
      const connection = connectionOf(app, row);
      if (connection) {
        return [code, { sourceCode: code, versionId: connection.key, sourceType, databases: [], connection }];
      }
      if (row.currentVersionId === null || row.tableFile === null) {
        const status = IMPORT_STATUS_LABELS[row.status as ImportStatus];
        return [code, new AppError('data-source/not-ready', { name: row.sourceName, status })];
      }
      const databases = [warehouseFile(app.config.dataDir, row.tableFile)];
      return [code, { sourceCode: code, versionId: row.currentVersionId, sourceType, databases }];
    }),
  );
}

/** @throws record/not-found, data-source/not-ready */
export async function requireReadySource(app: App, sourceCode: string): Promise<ReadySource> {
  const source = (await findReadySources(app, [sourceCode])).get(sourceCode);
  if (!source) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: sourceCode });
  if (source instanceof AppError) throw source;
  return source;
}
