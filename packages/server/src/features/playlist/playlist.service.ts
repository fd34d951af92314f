import {
  AppError,
  can,
  createShare,
  isTimeZone,
  permissionFor,
  PLAYLIST_LABEL,
  toPageResult,
  type BatchDeleted,
  type Language,
  type PageResult,
  type PlaylistChange,
  type PlaylistCreate,
  type PlaylistItem,
  type PlaylistNotice,
  type PlaylistNoticeAsked,
  type PlaylistRecord,
} from '@aj-report/contract';
import { auditOfChange, auditOfNew, toAuditFields } from '../../platform/audit.ts';
import { isUniqueViolation, write } from '../../platform/db.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';
import type { PlaylistItemTable, StoredPlaylist } from '../../platform/schema-playlists.ts';
import { addMinutes, toLocalTime } from '../../platform/times.ts';
import { noticeOf, toRecordItem, type Sees } from './playlist-document.ts';
import * as store from './playlist.store.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/actor.ts';

const TYPES: Readonly<Record<string, string>> = { screen: 'report_screen', excel: 'report_excel' };

async function requirePlaylist(db: Db, id: string): Promise<StoredPlaylist> {
  const row = await store.findPlaylist(db, id);
  if (!row) throw new AppError('record/not-found', { what: PLAYLIST_LABEL, key: id });
  return row;
}

function toRecord(
  app: Needs<'clock'>,
  row: StoredPlaylist,
  rows: readonly store.ItemRow[],
  sees: Sees,
): PlaylistRecord {
  const { id, playlistCode, playlistName, timeZone, revision, enableFlag } = row;
  const items = rows.filter(({ playlistId }) => playlistId === id).map((one) => toRecordItem(one, sees));
  return {
    id,
    playlistCode,
    playlistName,
    timeZone,
    enableFlag: enableFlag === 1 ? 1 : 0,
    revision,
    items,
    itemCount: items.length,
    totalSeconds: items.reduce((sum, { seconds }) => sum + seconds, 0),
    notice: noticeOf(row, app.clock.now()),
    ...toAuditFields(row),
  };
}

/** One page of the playlists that match. @throws request/sort-unknown */
export async function listPlaylists(
  app: Needs<'clock' | 'db'>,
  query: store.PlaylistFilter & PageAsked,
  sees: Sees,
): Promise<PageResult<PlaylistRecord>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listPlaylists(app.db, query, page);
  const items = await store.findItems(
    app.db,
    rows.map(({ id }) => id),
  );
  return toPageResult(
    rows.map((row) => toRecord(app, row, items, sees)),
    total,
    page,
  );
}

/** @throws record/not-found */
export async function getPlaylist(app: Needs<'clock' | 'db'>, id: string, sees: Sees): Promise<PlaylistRecord> {
  const row = await requirePlaylist(app.db, id);
  return toRecord(app, row, await store.findItems(app.db, [id]), sees);
}

/** @throws schedule/zone-unknown */
function checkZone(timeZone: string): string {
  if (!isTimeZone(timeZone)) throw new AppError('schedule/zone-unknown', { zone: timeZone });
  return timeZone;
}

/** @throws playlist/* */
function checkItem({ kind, reportCode, text, from, to }: PlaylistItem, position: number): void {
  if (kind === 'message' ? text.trim() === '' : reportCode === '')
    throw new AppError(kind === 'message' ? 'playlist/item-without-text' : 'playlist/item-without-report', {
      position,
    });
  if ((from === '') !== (to === '')) throw new AppError('playlist/item-half-hours', { position });
}

/**
 * Items as they are stored. Who adds a report shows it to everybody who passes a wall, so they need the right to share
 * it; those that are there already stay.
 * @throws playlist/*
 */
async function toRows(
  app: Needs<'ids'> & { readonly db: Db },
  { authorities }: Pick<Session, 'authorities'>,
  playlistId: string,
  items: readonly PlaylistItem[],
): Promise<PlaylistItemTable[]> {
  const before = await store.findItems(app.db, [playlistId]);
  const kept = new Map(before.map((row) => [(JSON.parse(row.item) as PlaylistItem).id, row.reportId]));
  const reports = await store.findReports(
    app.db,
    items.flatMap(({ reportCode }) => (reportCode === '' ? [] : [reportCode])),
  );
  const rows = items.map(({ reportCode, ...item }, position): PlaylistItemTable => {
    // What the caller may not see comes back unnamed, and stays what it was.
    const hidden = reportCode === '' && item.kind !== 'message' ? kept.get(item.id) : undefined;
    if (hidden === undefined || hidden === null) checkItem({ ...item, reportCode }, position + 1);
    const report = reports.find((one) => one.reportCode === reportCode && one.reportType === TYPES[item.kind]);
    if (item.kind !== 'message' && !report && !hidden)
      throw new AppError('playlist/report-missing', { position: position + 1, code: reportCode });
    const reportId = item.kind === 'message' ? null : (report?.id ?? hidden ?? null);
    return { id: app.ids.newId(), playlistId, position, reportId, item: JSON.stringify(item) };
  });
  const twice = items.find(({ id }, at) => items.findIndex((one) => one.id === id) !== at);
  if (twice) throw new AppError('playlist/items-alike', { id: twice.id });
  const known = new Set(before.map(({ reportId }) => reportId));
  const refused = reports.filter(({ id, reportType }) => {
    const right = permissionFor(createShare.permission, reportType);
    return !known.has(id) && rows.some((row) => row.reportId === id) && (!right || !can(right, authorities));
  });
  const names = refused.map(({ reportName }) => reportName);
  if (names.length > 0) throw new AppError('playlist/report-not-shared', { reports: toNameList(names) });
  return rows;
}

function zoneOfService(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** @throws record/code-taken, schedule/zone-unknown, playlist/* */
export async function createPlaylist(
  app: Needs<'clock' | 'db' | 'ids'>,
  session: Session,
  { playlistCode, playlistName, timeZone = zoneOfService(), enableFlag = 1, items = [] }: PlaylistCreate,
): Promise<{ id: string }> {
  const id = app.ids.newId();
  const head = { id, playlistCode, playlistName: playlistName.trim(), timeZone: checkZone(timeZone), enableFlag };
  try {
    await write(app.db, async (db) => {
      await store.insertPlaylist(db, { ...head, revision: 1, notice: null, ...auditOfNew(app, session) });
      await store.putItems(db, id, await toRows({ ids: app.ids, db }, session, id, items));
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('record/code-taken', { what: PLAYLIST_LABEL, code: playlistCode }, { cause: error });
  }
  return { id };
}

/**
 * Changes what is given; walls that show it take it up at once.
 * @throws record/not-found, schedule/zone-unknown, playlist/*
 */
export async function updatePlaylist(
  app: Needs<'clock' | 'db' | 'ids'>,
  session: Session,
  { id, playlistName, timeZone, enableFlag, items, revision }: PlaylistChange,
): Promise<void> {
  await write(app.db, async (db) => {
    const { updateBy, updateTime } = await requirePlaylist(db, id);
    const values = {
      ...(playlistName === undefined ? {} : { playlistName: playlistName.trim() }),
      ...(timeZone === undefined ? {} : { timeZone: checkZone(timeZone) }),
      ...(enableFlag === undefined ? {} : { enableFlag }),
      ...auditOfChange(app, session),
    };
    if (!(await store.changePlaylist(db, id, values, revision)))
      throw new AppError('playlist/conflict', { by: updateBy, at: toLocalTime(updateTime) });
    if (items !== undefined) await store.putItems(db, id, await toRows({ ids: app.ids, db }, session, id, items));
  });
}

async function deleteIn(db: Db, id: string): Promise<void> {
  await requirePlaylist(db, id);
  await store.removePlaylist(db, id);
}

/** Walls that show it say that it is gone. @throws record/not-found */
export async function deletePlaylist(app: Needs<'db'>, id: string): Promise<void> {
  await write(app.db, (transaction) => deleteIn(transaction, id));
}

/** Deletes those that there are, in one transaction. */
export function deletePlaylists(app: Needs<'db'>, ids: readonly string[], language: Language): Promise<BatchDeleted> {
  return write(app.db, (transaction) => deleteEach(ids, language, (id) => deleteIn(transaction, id)));
}

/** Puts a message over what the walls of a playlist show, in place of the one before. @throws record/not-found */
export async function showNotice(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  { id, text, severity, minutes }: PlaylistNoticeAsked,
): Promise<{ id: string }> {
  const now = app.clock.now();
  const notice: PlaylistNotice = {
    text: text.trim(),
    severity,
    fromTime: now.toISOString(),
    untilTime: minutes === 0 ? null : addMinutes(now, minutes).toISOString(),
    by: actor.realName || actor.loginName,
  };
  await requirePlaylist(app.db, id);
  await store.setNotice(app.db, id, JSON.stringify(notice));
  return { id };
}

/** @throws record/not-found */
export async function clearNotice(app: Needs<'db'>, id: string): Promise<{ id: string }> {
  await requirePlaylist(app.db, id);
  await store.setNotice(app.db, id, null);
  return { id };
}

/** Playlists that show a report, by name. */
export function playlistsShowing(app: Needs<'db'>, reportId: string): Promise<{ code: string; name: string }[]> {
  return store.findPlaylistsShowing(app.db, reportId);
}
