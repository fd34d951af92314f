import {
  AppError,
  DEVICE_LABEL,
  PLAYLIST_LABEL,
  toPageResult,
  toPairingCode,
  type BatchDeleted,
  type DeviceApproval,
  type DeviceChange,
  type DeviceRecord,
  type DeviceSettings,
  type Language,
  type PageResult,
} from '@aj-report/contract';
import { auditOfChange, auditOfNew } from '../../platform/audit.ts';
import { write } from '../../platform/db.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import { findPlaylistNames, findPlaylists } from '../../platform/playlist-reports.ts';
import type { StoredDevice } from '../../platform/schema-devices.ts';
import type { Db } from '../../platform/schema.ts';
import { isZone } from '../../platform/times.ts';
import { reportOf, seenSince, toDeviceRecord } from './device-record.ts';
import * as store from './device.store.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clock' | 'db'>;

/** ms for which a device shows its name */
const IDENTIFY_MS = 10_000;
const UNSAID = {
  place: '',
  groupName: '',
  playlistCode: '',
  zoom: 100,
  rotation: 0,
  darkFrom: '',
  darkTo: '',
} as const;

async function requireDevice(db: Db, id: string): Promise<StoredDevice> {
  const row = await store.findDevice(db, id);
  if (!row) throw new AppError('record/not-found', { what: DEVICE_LABEL, key: id });
  return row;
}

async function toRecords({ clock, db }: App, rows: readonly StoredDevice[]): Promise<DeviceRecord[]> {
  const playlists = await findPlaylistNames(
    db,
    rows.map(({ playlistCode }) => playlistCode),
  );
  const pictures = await store.findPictures(
    db,
    rows.map((row) => reportOf(row).shown.reportCode),
  );
  return rows.map((row) => {
    const pictureId = pictures.get(reportOf(row).shown.reportCode) ?? '';
    const playlistName = playlists.get(row.playlistCode) ?? '';
    return toDeviceRecord(row, { playlistName, pictureId }, clock.now());
  });
}

/** One page of the devices that match. @throws request/sort-unknown */
export async function listDevices(app: App, query: store.DeviceFilter & PageAsked): Promise<PageResult<DeviceRecord>> {
  const page = toPage(query, store.SORTABLE, 'createTime');
  const { rows, total } = await store.listDevices(app.db, query, seenSince(app.clock.now()), page);
  return toPageResult(await toRecords(app, rows), total, page);
}

/** @throws record/not-found */
export async function getDevice(app: App, id: string): Promise<DeviceRecord> {
  const [record] = await toRecords(app, [await requireDevice(app.db, id)]);
  return record as DeviceRecord;
}

/** @throws schedule/zone-unknown, device/half-night, record/not-found */
async function checkSettings(db: Db, said: Partial<DeviceSettings>, known: Partial<DeviceSettings>): Promise<void> {
  const { timeZone, darkFrom, darkTo } = { ...known, ...said };
  if (said.timeZone !== undefined && !isZone(said.timeZone))
    throw new AppError('schedule/zone-unknown', { zone: timeZone ?? '' });
  if (((darkFrom ?? '') === '') !== ((darkTo ?? '') === '')) throw new AppError('device/half-night');
  const { playlistCode: key = '' } = said;
  if (key === '' || key === known.playlistCode || (await findPlaylistNames(db, [key])).has(key)) return;
  throw new AppError('record/not-found', { what: PLAYLIST_LABEL, key });
}

/** What was said, without blanks around names. */
function trimmed<T extends Partial<DeviceSettings>>(said: T): T {
  const names = (['deviceName', 'place', 'groupName'] as const).flatMap((key) => {
    const value = said[key];
    return value === undefined ? [] : [[key, value.trim()] as const];
  });
  return { ...said, ...Object.fromEntries(names) };
}

/**
 * Lets the wall in that shows a code, as a new device or in the place of a known one, whose own token ends with it.
 * @throws pairing/code-unknown, record/not-found, schedule/zone-unknown, device/half-night
 */
export async function approveDevice(
  app: Needs<'clock' | 'db' | 'ids'>,
  actor: Actor,
  { code, deviceId: knownId, ...asked }: DeviceApproval,
): Promise<{ id: string }> {
  const said = trimmed(asked);
  const known = knownId === undefined ? undefined : await requireDevice(app.db, knownId);
  await checkSettings(app.db, said, (known ?? {}) as Partial<DeviceSettings>);
  const now = app.clock.now().toISOString();
  const id = knownId ?? app.ids.newId();
  await write(app.db, async (db) => {
    const pairing = await store.findPairing(db, 'code', toPairingCode(code), now);
    if (!pairing) throw new AppError('pairing/code-unknown', { code });
    await store.deletePairing(db, pairing.tokenHash);
    const { tokenHash, address, userAgent } = pairing;
    const approval = { approvedBy: actor.loginName, approvedTime: now };
    const token = { tokenHash, tokenTime: now, nextHash: null, lastHash: null, lastEnd: null, address, userAgent };
    if (known) {
      await store.tellDevice(db, id, { ...said, ...token, ...approval, ...auditOfChange(app, actor) });
      return;
    }
    const timeZone = said.timeZone ?? (isZone(pairing.timeZone) ? pairing.timeZone : 'UTC');
    await store.insertDevice(db, {
      id,
      ...UNSAID,
      ...said,
      timeZone,
      ...token,
      ...approval,
      ...auditOfNew(app, actor),
      versionNo: 1,
      reloads: 0,
      identifyEnd: null,
      seenTime: null,
      report: '',
      faults: '[]',
    });
  });
  return { id };
}

/** @throws record/not-found, schedule/zone-unknown, device/half-night */
export async function updateDevice(app: App, actor: Actor, { id, ...asked }: DeviceChange): Promise<void> {
  const said = trimmed(asked);
  await checkSettings(app.db, said, (await requireDevice(app.db, id)) as Partial<DeviceSettings>);
  await store.tellDevice(app.db, id, { ...said, ...auditOfChange(app, actor) });
}

/** @throws record/not-found */
export async function reloadDevice(app: App, id: string): Promise<void> {
  await requireDevice(app.db, id);
  await store.countReload(app.db, id);
}

/** Has a device show its name for some seconds. @throws record/not-found */
export async function identifyDevice(app: App, id: string): Promise<void> {
  await requireDevice(app.db, id);
  const identifyEnd = new Date(app.clock.now().getTime() + IDENTIFY_MS).toISOString();
  await store.tellDevice(app.db, id, { identifyEnd });
}

/** Ends every token of a device; what is known of it stays. @throws record/not-found */
export async function revokeDevice(app: App, actor: Actor, id: string): Promise<void> {
  await requireDevice(app.db, id);
  const ended = { tokenHash: null, nextHash: null, lastHash: null, lastEnd: null };
  await store.tellDevice(app.db, id, { ...ended, ...auditOfChange(app, actor) });
}

/** @throws record/not-found */
export async function deleteDevice(app: App, id: string): Promise<void> {
  await requireDevice(app.db, id);
  await store.deleteDevice(app.db, id);
}

export function deleteDevices(app: App, ids: readonly string[], language: Language): Promise<BatchDeleted> {
  return deleteEach(ids, language, (id) => deleteDevice(app, id));
}

/** Groups that devices are in. */
export function listGroups({ db }: App): Promise<{ groupName: string }[]> {
  return store.findGroups(db);
}

/** Playlists that a device may have. */
export async function listPlaylistChoices({ db }: App): Promise<{ playlistCode: string; playlistName: string }[]> {
  return findPlaylists(db);
}
