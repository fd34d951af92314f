import { Migrator, type Migration } from 'kysely';
import * as firstVersion from '../migrations/0001-first-version.ts';
import * as calculatedSets from '../migrations/0002-calculated-sets.ts';
import * as governedSets from '../migrations/0003-governed-sets.ts';
import * as geoMaps from '../migrations/0004-geo-maps.ts';
import * as connections from '../migrations/0005-connections.ts';
import * as heldImports from '../migrations/0006-held-imports.ts';
import * as importHistory from '../migrations/0007-import-history.ts';
import * as warehouses from '../migrations/0008-warehouses.ts';
import * as oneImportStatus from '../migrations/0009-one-import-status.ts';
import type { Db } from './schema.ts';

/** Every step of the metadata's tables; a step that shipped is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-version': firstVersion,
  '0002-calculated-sets': calculatedSets,
  '0003-governed-sets': governedSets,
  '0004-geo-maps': geoMaps,
  '0005-connections': connections,
  '0006-held-imports': heldImports,
  '0007-import-history': importHistory,
  '0008-warehouses': warehouses,
  '0009-one-import-status': oneImportStatus,
};

/**
 * Brings the tables up to date. All steps run in one transaction that other servers wait for,
 * so two servers may start at once.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
