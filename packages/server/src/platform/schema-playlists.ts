import type { Selectable } from 'kysely';
import type { Audit } from './schema-access.ts';

/** What walls show in turn. */
export interface PlaylistTable extends Audit {
  id: string;
  playlistCode: string;
  playlistName: string;
  timeZone: string;
  /** 0 = it shows nothing, and opens none of its reports */
  enableFlag: number;
  /** Grows with every change of it or its items. */
  revision: number;
  /** `PlaylistNotice` as JSON: what comes over the items; null = nothing */
  notice: string | null;
}

export type StoredPlaylist = Selectable<PlaylistTable>;

/** One thing that a playlist shows. */
export interface PlaylistItemTable {
  id: string;
  playlistId: string;
  /** From 0. */
  position: number;
  /** null = a message */
  reportId: string | null;
  /** `PlaylistItem` as JSON, but for the code of its report, which may become another one */
  item: string;
}
