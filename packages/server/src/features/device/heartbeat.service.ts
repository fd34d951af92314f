import {
  DEVICE_TOKEN_PREFIX,
  LIMITS,
  type DeviceFault,
  type DeviceOrders,
  type DeviceReport,
} from '@aj-report/contract';
import type { Updateable } from 'kysely';
import { requireDevice } from '../../platform/device-token.ts';
import { hashToken } from '../../platform/identity.ts';
import type { Needs } from '../../platform/needs.ts';
import type { DeviceTable, StoredDevice } from '../../platform/schema-devices.ts';
import { addDays, addMinutes } from '../../platform/times.ts';
import { faultsOf, settingsOf } from './device-record.ts';
import * as store from './device.store.ts';
import type { Caller } from './pairing.service.ts';

/** days after which a device gets another token */
const TOKEN_DAYS = 1;
/** min that calls which are open may still bear the token before */
const LAST_TOKEN_MINUTES = 60;
const USER_AGENT_MAX = 300;
/** ms by which the clock of a device may be ahead: what it tells from the future happened now */
const AHEAD_MS = 60_000;

/** What a device is to do, as it stands. */
export function toOrders(row: StoredDevice, now: Date): DeviceOrders {
  const { id, reloads, identifyEnd } = row;
  const identifyMs = identifyEnd === null ? 0 : Math.max(0, Date.parse(identifyEnd) - now.getTime());
  return { id, ...settingsOf(row), reloads, identifyMs };
}

/** The last faults of a device, with those that it tells of now, the newest first. */
function withFaults(row: StoredDevice, sent: readonly DeviceFault[], now: Date): string {
  const nowMs = now.getTime();
  const fresh = sent.map((one) => ({ ...one, atMs: one.atMs > nowMs + AHEAD_MS || one.atMs < 0 ? nowMs : one.atMs }));
  const all = [...fresh, ...faultsOf(row)].sort((a, b) => b.atMs - a.atMs);
  return JSON.stringify(all.slice(0, LIMITS.deviceFaultsMax));
}

/** A token that it was given counts from when it first comes with it; the one before goes on for a while. */
function takeNext(row: StoredDevice, hash: string, now: Date): Updateable<DeviceTable> {
  if (row.nextHash !== hash) return {};
  const lastEnd = addMinutes(now, LAST_TOKEN_MINUTES).toISOString();
  const tokenTime = now.toISOString();
  return { tokenHash: hash, tokenTime, nextHash: null, lastHash: row.tokenHash, lastEnd };
}

/**
 * Keeps what a device tells of itself, and answers what it is to be like. A token that is old is followed by another
 * one; an answer that gets lost costs nothing, because the old one counts until the new one was used.
 * @throws device/unknown
 */
export async function takeReport(
  app: Needs<'clock' | 'db' | 'ids'>,
  token: string,
  { faults, ...report }: DeviceReport,
  { address, userAgent }: Caller,
): Promise<DeviceOrders> {
  const row = await requireDevice(app, token);
  const now = app.clock.now();
  const hash = hashToken(token);
  const taken = takeNext(row, hash, now);
  const isOld = row.tokenHash === hash && row.tokenTime <= addDays(now, -TOKEN_DAYS).toISOString();
  const next = isOld ? DEVICE_TOKEN_PREFIX + app.ids.newToken() : undefined;
  const isKept = await store.keepReport(app.db, row, {
    ...taken,
    ...(next === undefined ? {} : { nextHash: hashToken(next) }),
    seenTime: now.toISOString(),
    address,
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
    report: JSON.stringify(report),
    ...(faults.length === 0 ? {} : { faults: withFaults(row, faults, now) }),
  });
  // Somebody revoked it, or it came with a new token in another call meanwhile.
  if (!isKept) return toOrders(await requireDevice(app, token), now);
  return { ...toOrders(row, now), ...(next === undefined ? {} : { token: next }) };
}
