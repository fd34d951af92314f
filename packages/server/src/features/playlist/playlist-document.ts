import {
  can,
  dueItems,
  getExcelReport,
  getScreen,
  permissionFor,
  type PlaylistDocument,
  type PlaylistItem,
  type PlaylistNotice,
  type PlaylistRecordItem,
  type PlaylistShownItem,
} from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import type { StoredPlaylist } from '../../platform/schema-playlists.ts';
import type { ItemRow } from './playlist.store.ts';

/** Which reports somebody sees. */
export type Sees = (report: { readonly reportCode: string; readonly reportType: string }) => boolean;

const VIEW = `${getScreen.permission}|${getExcelReport.permission}`;

/** What a caller sees: what their grant opens, or all of the kinds that they have a right to view. */
export function seesOf({ shareScopes, session }: FastifyRequest): Sees {
  if (shareScopes !== null) return ({ reportCode }) => shareScopes.some((scope) => scope.reportCode === reportCode);
  const { authorities = [] } = session ?? {};
  return ({ reportType }) => can(permissionFor(VIEW, reportType) ?? VIEW, authorities);
}

/** The message over a playlist; null when there is none, or its time is over. */
export function noticeOf({ notice }: Pick<StoredPlaylist, 'notice'>, now: Date): PlaylistNotice | null {
  if (notice === null) return null;
  const stored = JSON.parse(notice) as PlaylistNotice;
  return stored.untilTime !== null && Date.parse(stored.untilTime) <= now.getTime() ? null : stored;
}

/** An item as it is shown: what the caller may not see stays unnamed. */
export function toShownItem(row: ItemRow, sees: Sees): PlaylistShownItem {
  const item = JSON.parse(row.item) as PlaylistItem;
  if (item.kind === 'message') return { ...item, reportCode: '', reportName: '', revision: 0, visible: true };
  const { reportCode, reportName, reportType, publishedRevision } = row;
  if (reportCode === null || reportType === null || !sees({ reportCode, reportType }))
    return { ...item, reportCode: '', reportName: '', revision: 0, visible: false };
  return { ...item, reportCode, reportName: reportName ?? '', revision: publishedRevision ?? 0, visible: true };
}

/** The same for who manages playlists. */
export function toRecordItem(row: ItemRow, sees: Sees): PlaylistRecordItem {
  const item = toShownItem(row, sees);
  return { ...item, pictureId: item.reportCode === '' ? '' : (row.pictureId ?? '') };
}

/** What a playlist shows, with what takes turns at a time. */
export function toDocument(
  playlist: StoredPlaylist,
  rows: readonly ItemRow[],
  sees: Sees,
  { now, time = now }: { readonly now: Date; readonly time?: Date },
): PlaylistDocument {
  const { playlistCode, playlistName, timeZone, revision, enableFlag } = playlist;
  const isOn = enableFlag === 1;
  const items = isOn ? rows.map((row) => toShownItem(row, sees)) : [];
  return {
    playlistCode,
    playlistName,
    timeZone,
    enableFlag: isOn ? 1 : 0,
    revision,
    items,
    notice: noticeOf(playlist, now),
    due: dueItems(items, time, timeZone).map(({ id }) => id),
    time: time.toISOString(),
  };
}
