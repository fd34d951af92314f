import type { Db } from './schema.ts';

/** A report that a playlist shows. */
export interface PlaylistReport {
  readonly reportId: string;
  readonly reportCode: string;
}

/** Reports of a playlist, as it is now; none of one that nobody has. */
export async function findPlaylistReports(_db: Db, _playlistCode: string): Promise<PlaylistReport[]> {
  return [];
}

/** By code: the names of playlists. */
export async function findPlaylistNames(_db: Db, _codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map();
}

export async function findPlaylists(_db: Db): Promise<{ playlistCode: string; playlistName: string }[]> {
  return [];
}
