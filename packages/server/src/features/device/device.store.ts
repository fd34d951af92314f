import type { DeviceState } from '@aj-report/contract';
import type { Insertable, Updateable } from 'kysely';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { DevicePairingTable, DeviceTable, StoredDevice } from '../../platform/schema-devices.ts';
import type { Db } from '../../platform/schema.ts';

export const SORTABLE = ['deviceName', 'place', 'groupName', 'seenTime', 'createTime', 'updateTime'] as const;

export interface DeviceFilter {
  readonly deviceName?: string;
  readonly place?: string;
  readonly groupName?: string;
  readonly playlistCode?: string;
  readonly state?: DeviceState | '';
}

/** Times after which a device counts as seen lately, as they are stored. */
export interface SeenSince {
  readonly online: string;
  readonly late: string;
}

const GROUPS_MAX = 500;

function filtered(db: Db, filter: DeviceFilter, since: SeenSince) {
  const { deviceName = '', place = '', groupName = '', playlistCode = '', state = '' } = filter;
  return db
    .selectFrom('device')
    .$if(deviceName !== '', (query) => query.where((eb) => holdsText(eb.ref('deviceName'), deviceName)))
    .$if(place !== '', (query) => query.where((eb) => holdsText(eb.ref('place'), place)))
    .$if(groupName !== '', (query) => query.where('groupName', '=', groupName))
    .$if(playlistCode !== '', (query) => query.where('playlistCode', '=', playlistCode))
    .$if(state === 'revoked', (query) => query.where('tokenHash', 'is', null))
    .$if(state !== '' && state !== 'revoked', (query) => query.where('tokenHash', 'is not', null))
    .$if(state === 'online', (query) => query.where('seenTime', '>', since.online))
    .$if(state === 'late', (query) => query.where('seenTime', '<=', since.online).where('seenTime', '>', since.late))
    .$if(state === 'offline', (query) =>
      query.where((eb) => eb.or([eb('seenTime', 'is', null), eb('seenTime', '<=', since.late)])),
    );
}

export async function listDevices(
  db: Db,
  filter: DeviceFilter,
  since: SeenSince,
  page: Page<(typeof SORTABLE)[number]>,
): Promise<{ rows: StoredDevice[]; total: number }> {
  const found = filtered(db, filter, since);
  return readPage(found, found.selectAll('device'), page, 'device.id');
}

export function findDevice(db: Db, id: string): Promise<StoredDevice | undefined> {
  return db.selectFrom('device').where('id', '=', id).selectAll().executeTakeFirst();
}

export function findGroups(db: Db): Promise<{ groupName: string }[]> {
  return db
    .selectFrom('device')
    .where('groupName', '!=', '')
    .select('groupName')
    .distinct()
    .orderBy('groupName')
    .limit(GROUPS_MAX)
    .execute();
}

/** By code of a report: its stored picture. */
export async function findPictures(db: Db, reportCodes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (reportCodes.length === 0) return new Map();
  const rows = await db
    .selectFrom('report')
    .where('reportCode', 'in', [...reportCodes])
    .where('deleteFlag', '=', 0)
    .select(['reportCode', 'pictureId'])
    .execute();
  return new Map(rows.map(({ reportCode, pictureId }) => [reportCode, pictureId]));
}

export async function insertDevice(db: Db, row: Insertable<DeviceTable>): Promise<void> {
  await db.insertInto('device').values(row).execute();
}

/** Keeps what a device tells; false = its token is another one by now, or none. */
export async function keepReport(
  db: Db,
  { id, tokenHash }: StoredDevice,
  values: Updateable<DeviceTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('device')
    .set(values)
    .where('id', '=', id)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes what the device has to hear of. */
export async function tellDevice(db: Db, id: string, values: Updateable<DeviceTable>): Promise<void> {
  await db
    .updateTable('device')
    .set((eb) => ({ ...values, versionNo: eb('versionNo', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Asks a device to load its page anew once more. */
export async function countReload(db: Db, id: string): Promise<void> {
  await db
    .updateTable('device')
    .set((eb) => ({ reloads: eb('reloads', '+', 1), versionNo: eb('versionNo', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteDevice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('device').where('id', '=', id).execute();
}

/** Walls whose code still counts, the oldest first. */
export function findPairings(db: Db, now: string) {
  return db.selectFrom('devicePairing').where('expireTime', '>', now).selectAll().orderBy('createTime').execute();
}

export function findPairing(db: Db, by: 'code' | 'tokenHash', value: string, now: string) {
  return db
    .selectFrom('devicePairing')
    .where(by, '=', value)
    .where('expireTime', '>', now)
    .selectAll()
    .executeTakeFirst();
}

export async function insertPairing(db: Db, row: Insertable<DevicePairingTable>): Promise<void> {
  await db.insertInto('devicePairing').values(row).execute();
}

export async function deletePairing(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('devicePairing').where('tokenHash', '=', tokenHash).execute();
}

export async function forgetPairings(db: Db, now: string): Promise<void> {
  await db.deleteFrom('devicePairing').where('expireTime', '<=', now).execute();
}
