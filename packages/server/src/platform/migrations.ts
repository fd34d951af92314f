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
import * as jobs from '../migrations/0010-jobs.ts';
import * as peopleAndShares from '../migrations/0011-people-and-shares.ts';
import * as auditMailAndBin from '../migrations/0012-audit-mail-and-bin.ts';
import * as signUp from '../migrations/0014-sign-up.ts';
import * as replacedFiles from '../migrations/0015-replaced-files.ts';
import * as reportPictures from '../migrations/0016-report-pictures.ts';
import * as excelReports from '../migrations/0017-excel-reports.ts';
import * as namedRevisions from '../migrations/0018-named-revisions.ts';
import * as shareRights from '../migrations/0019-share-rights.ts';
import * as signedUp from '../migrations/0021-signed-up.ts';
import * as reportSchedules from '../migrations/0022-report-schedules.ts';
import * as editRooms from '../migrations/0028-edit-rooms.ts';
import * as screenBlocks from '../migrations/0029-screen-blocks.ts';
import * as revisionPictures from '../migrations/0030-revision-pictures.ts';
import * as namedExcelRevisions from '../migrations/0031-named-excel-revisions.ts';
import * as sealedLinks from '../migrations/0032-sealed-links.ts';
import * as mailsOfRuns from '../migrations/0034-mails-of-runs.ts';
import * as avatars from '../migrations/0036-avatars.ts';
import * as embedGrants from '../migrations/0037-embed-grants.ts';
import * as playlists from '../migrations/0038-playlists.ts';
import * as devices from '../migrations/0039-devices.ts';
import * as fieldSettings from '../migrations/0040-field-settings.ts';
import * as listOrder from '../migrations/0041-list-order.ts';
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
  '0010-jobs': jobs,
  '0011-people-and-shares': peopleAndShares,
  '0012-audit-mail-and-bin': auditMailAndBin,
  '0014-sign-up': signUp,
  '0015-replaced-files': replacedFiles,
  '0016-report-pictures': reportPictures,
  '0017-excel-reports': excelReports,
  '0018-named-revisions': namedRevisions,
  '0019-share-rights': shareRights,
  '0021-signed-up': signedUp,
  '0022-report-schedules': reportSchedules,
  '0028-edit-rooms': editRooms,
  '0029-screen-blocks': screenBlocks,
  '0030-revision-pictures': revisionPictures,
  '0031-named-excel-revisions': namedExcelRevisions,
  '0032-sealed-links': sealedLinks,
  '0034-mails-of-runs': mailsOfRuns,
  '0036-avatars': avatars,
  '0037-embed-grants': embedGrants,
  '0038-playlists': playlists,
  '0039-devices': devices,
  '0040-field-settings': fieldSettings,
  '0041-list-order': listOrder,
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
