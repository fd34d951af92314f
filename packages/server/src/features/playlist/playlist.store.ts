import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';
import type { PlaylistItemTable, PlaylistTable, StoredPlaylist } from '../../platform/schema-playlists.ts';

export const SORTABLE = ['playlistName', 'playlistCode', 'updateTime', 'createTime'] as const;

export interface PlaylistFilter {
  readonly playlistName?: string;
  readonly playlistCode?: string;
}

export function listPlaylists(db: Db, filter: PlaylistFilter, page: Page<(typeof SORTABLE)[number]>) {
  const { playlistName = '', playlistCode = '' } = filter;
  const found = db
    .selectFrom('playlist')
    .$if(playlistName !== '', (query) => query.where((eb) => holdsText(eb.ref('playlistName'), playlistName)))
    .$if(playlistCode !== '', (query) => query.where((eb) => holdsText(eb.ref('playlistCode'), playlistCode)));
  return readPage(found, found.selectAll(), page, 'playlist.id');
}

export function findPlaylist(db: Db, id: string): Promise<StoredPlaylist | undefined> {
  return db.selectFrom('playlist').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function findPlaylistsByCodes(db: Db, codes: readonly string[]): Promise<StoredPlaylist[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom('playlist')
    .where('playlistCode', 'in', [...codes])
    .selectAll()
    .execute();
}

/** Items of playlists in their order, with the reports that they show; one in the bin is none. */
export async function findItems(db: Db, playlistIds: readonly string[]) {
  if (playlistIds.length === 0) return [];
  return db
    .selectFrom('playlistItem')
    .leftJoin('report', (join) => join.onRef('report.id', '=', 'playlistItem.reportId').on('report.deleteFlag', '=', 0))
    .where('playlistId', 'in', [...playlistIds])
    .orderBy('playlistId')
    .orderBy('position')
    .select(['playlistId', 'playlistItem.reportId', 'item'])
    .select(['report.reportCode', 'report.reportName', 'report.reportType', 'report.publishedRevision'])
    .select('report.pictureId')
    .execute();
}

export type ItemRow = Awaited<ReturnType<typeof findItems>>[number];

/** Reports by their codes; those in the bin are none. */
export async function findReports(db: Db, reportCodes: readonly string[]) {
  if (reportCodes.length === 0) return [];
  return db
    .selectFrom('report')
    .where('reportCode', 'in', [...reportCodes])
    .where('deleteFlag', '=', 0)
    .select(['id', 'reportCode', 'reportName', 'reportType'])
    .execute();
}

export type ReportOfItem = Awaited<ReturnType<typeof findReports>>[number];

export async function insertPlaylist(db: Db, row: PlaylistTable): Promise<void> {
  await db.insertInto('playlist').values(row).execute();
}

/** Whether it was as it had been seen. @param revision undefined = whatever it is */
export async function changePlaylist(
  db: Db,
  id: string,
  values: Partial<PlaylistTable>,
  revision?: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('playlist')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts other items in the place of those of a playlist. */
export async function putItems(db: Db, playlistId: string, rows: readonly PlaylistItemTable[]): Promise<void> {
  await db.deleteFrom('playlistItem').where('playlistId', '=', playlistId).execute();
  if (rows.length > 0)
    await db
      .insertInto('playlistItem')
      .values([...rows])
      .execute();
}

export async function removePlaylist(db: Db, id: string): Promise<void> {
  await db.deleteFrom('playlist').where('id', '=', id).execute();
}

/** Names of the playlists that show a report, by name. */
export async function findPlaylistsShowing(db: Db, reportId: string) {
  return db
    .selectFrom('playlist')
    .innerJoin('playlistItem', 'playlistItem.playlistId', 'playlist.id')
    .where('playlistItem.reportId', '=', reportId)
    .select(['playlistCode as code', 'playlistName as name'])
    .distinct()
    .orderBy('playlistName')
    .execute();
}

/** A message is no change of the playlist: who edits it goes on. */
export async function setNotice(db: Db, id: string, notice: string | null): Promise<void> {
  await db.updateTable('playlist').set({ notice }).where('id', '=', id).execute();
}

/** Code of the playlist that a wall shows. */
export async function findPlaylistOf(db: Db, deviceId: string): Promise<string | undefined> {
  const device = db.selectFrom('device').where('id', '=', deviceId).select('playlistCode');
  return (await device.executeTakeFirst())?.playlistCode ?? undefined;
}
