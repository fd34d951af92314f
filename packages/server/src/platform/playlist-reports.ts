import type { Db } from './schema.ts';

/** A report that a playlist shows. */
export interface PlaylistReport {
  readonly reportId: string;
  readonly reportCode: string;
}

/** Reports of a playlist, as it is now, without those in the bin; none of one that is off, or that nobody has. */
export async function findPlaylistReports(db: Db, playlistCode: string): Promise<PlaylistReport[]> {
  return db
    .selectFrom('playlist')
    .innerJoin('playlistItem', 'playlistItem.playlistId', 'playlist.id')
    .innerJoin('report', 'report.id', 'playlistItem.reportId')
    .where('playlistCode', '=', playlistCode)
    .where('enableFlag', '=', 1)
    .where('report.deleteFlag', '=', 0)
    .select(['report.id as reportId', 'report.reportCode'])
    .distinct()
    .execute();
}

/** By code: the names of playlists. */
export async function findPlaylistNames(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('playlist')
    .where('playlistCode', 'in', [...codes])
    .select(['playlistCode', 'playlistName'])
    .execute();
  return new Map(rows.map(({ playlistCode, playlistName }) => [playlistCode, playlistName]));
}

/** Every playlist, by name. */
export async function findPlaylists(db: Db): Promise<{ playlistCode: string; playlistName: string }[]> {
  return db.selectFrom('playlist').select(['playlistCode', 'playlistName']).orderBy('playlistName').execute();
}
