import { AppError, WAREHOUSE_LABELS, type SourceTable, type WarehouseKind } from '@aj-report/contract';
import type { TableAccess } from '../../engine/request/query-engine.types.ts';
import { PART_SUFFIX } from '../../engine/spreadsheet/import-workbook.ts';
import type { ClickhouseWarehouse } from '../../engine/warehouse/clickhouse-warehouse.ts';
import { warehouseFile } from '../../engine/warehouse/warehouse-file.ts';
import type { Needs } from '../../platform/needs.ts';
import type { DataSourceVersionTable, ImportJobTable } from '../../platform/schema.ts';
import { SETTINGS } from '../../settings.ts';
import type { Selectable } from 'kysely';

/** Where the tables of an import lie, as it is stored. */
export type TablePlace = Pick<Selectable<DataSourceVersionTable>, 'warehouse' | 'fileName'>;

export function isClickhouse({ warehouse }: { readonly warehouse: string | null }): boolean {
  return warehouse === ('clickhouse' satisfies WarehouseKind);
}

/** The warehouse of imports that nobody chose one for. */
export function defaultWarehouse(app: Needs<'clickhouse'>): WarehouseKind {
  return app.clickhouse ? 'clickhouse' : 'embedded';
}

/** Warehouses that are there. */
export function presentWarehouses(app: Needs<'clickhouse'>): WarehouseKind[] {
  return app.clickhouse ? ['embedded', 'clickhouse'] : ['embedded'];
}

/** Name of the table file that a job makes; the version has the id of its job. */
export function tableFileOf(jobId: string): string {
  return `${jobId}.duckdb`;
}

export type PlacedJob = Pick<Selectable<ImportJobTable>, 'id' | 'attempts' | 'warehouse'>;

/** Where a job makes its tables; in ClickHouse each beginning of it has a place of its own. */
export function placeOf(app: Needs<'clickhouse'>, job: PlacedJob): TablePlace {
  const { id, attempts, warehouse } = job;
  const fileName = isClickhouse(job) ? requireClickhouse(app).databaseOf(id, String(attempts)) : tableFileOf(id);
  return { warehouse, fileName };
}

/** Where a job that imports several files keeps the tables of the first ones, until it is done. */
export function stepPlaceOf(app: Needs<'clickhouse'>, job: PlacedJob, step: number): TablePlace {
  const { id, attempts, warehouse } = job;
  const fileName = isClickhouse(job)
    ? requireClickhouse(app).databaseOf(id, `${attempts}00${step}`)
    : `${tableFileOf(id)}${PART_SUFFIX}${step}`;
  return { warehouse, fileName };
}

/**
 * @param tables as they are, or as they are stored
 * @throws data-source/warehouse-missing
 */
export function accessTo(
  app: Needs<'clickhouse' | 'config'>,
  versionId: string,
  place: TablePlace,
  tables: readonly SourceTable[] | string | null,
): TableAccess {
  if (!isClickhouse(place)) return { databases: [warehouseFile(app.config.dataDir, place.fileName)] };
  const known = typeof tables === 'string' ? (JSON.parse(tables) as SourceTable[]) : (tables ?? []);
  return { databases: [], connection: requireClickhouse(app).connectionTo(versionId, place.fileName, known) };
}

/** @throws data-source/warehouse-missing */
export function requireClickhouse({ clickhouse }: Needs<'clickhouse'>): ClickhouseWarehouse {
  if (clickhouse) return clickhouse;
  throw warehouseMissing();
}

/** The tables lie in a warehouse that this service does not know. */
export function warehouseMissing(): AppError {
  const warehouse = WAREHOUSE_LABELS.clickhouse;
  return new AppError('data-source/warehouse-missing', { warehouse, setting: SETTINGS.warehouseUrl.env });
}
