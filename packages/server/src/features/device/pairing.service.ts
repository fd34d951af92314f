import { randomInt } from 'node:crypto';
import {
  AppError,
  DEVICE_TOKEN_PREFIX,
  LIMITS,
  PAIRING_LENGTH,
  PAIRING_LETTERS,
  type Pairing,
  type PairingAsk,
  type PairingState,
  type WaitingDevice,
} from '@aj-report/contract';
import { isUniqueViolation, write } from '../../platform/db.ts';
import { findDeviceByToken } from '../../platform/device-token.ts';
import { hashToken } from '../../platform/identity.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';
import { toLocalTime } from '../../platform/times.ts';
import { toClientName } from '../../platform/client-name.ts';
import * as store from './device.store.ts';

/** Codes that are drawn until one is free; of so many a second draw is rare. */
const DRAWS = 5;
const USER_AGENT_MAX = 300;
/** Where the page of devices stands in the admin. */
const APPROVE_PATH = '/report/device';

/** Who asks, as its connection tells. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

function drawCode(): string {
  return Array.from({ length: PAIRING_LENGTH }, () => PAIRING_LETTERS[randomInt(PAIRING_LETTERS.length)]).join('');
}

function secondsUntil(expireTime: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(expireTime) - now.getTime()) / 1000));
}

async function refuseTooMany(db: Db, address: string, now: string): Promise<void> {
  const waiting = await store.findPairings(db, now);
  const own = waiting.filter((one) => one.address === address).length;
  if (own < LIMITS.pairingsPerAddress && waiting.length < LIMITS.pairingsMax) return;
  throw new AppError('pairing/too-many', {
    count: own < LIMITS.pairingsPerAddress ? waiting.length : own,
    minutes: Math.ceil(LIMITS.pairingSeconds / 60),
  });
}

/** Gives a wall a code to show, and the token that opens its playlist once somebody approved it. @throws pairing/too-many */
export async function askPairing(
  app: Needs<'clock' | 'config' | 'db' | 'ids'>,
  { width, height, timeZone }: PairingAsk,
  { address, userAgent }: Caller,
): Promise<Pairing> {
  const token = DEVICE_TOKEN_PREFIX + app.ids.newToken();
  const now = app.clock.now();
  const createTime = now.toISOString();
  const expireTime = new Date(now.getTime() + LIMITS.pairingSeconds * 1000).toISOString();
  for (let draw = 1; ; draw++) {
    const code = drawCode();
    try {
      await write(app.db, async (db) => {
        await store.forgetPairings(db, createTime);
        await refuseTooMany(db, address, createTime);
        const said = { width, height, timeZone, address, userAgent: userAgent.slice(0, USER_AGENT_MAX) };
        await store.insertPairing(db, { tokenHash: hashToken(token), code, ...said, createTime, expireTime });
      });
      return { token, code, seconds: LIMITS.pairingSeconds, ...approveUrlsOf(app, code) };
    } catch (error) {
      if (draw === DRAWS || !isUniqueViolation(error)) throw error;
    }
  }
}

function approveUrlsOf({ config }: Needs<'config'>, code: string): Pick<Pairing, 'approveUrl' | 'wholeUrl'> {
  const approveUrl = `${APPROVE_PATH}?code=${code}`;
  const { publicUrl } = config;
  return { approveUrl, wholeUrl: publicUrl === undefined ? null : publicUrl.replace(/\/+$/, '') + approveUrl };
}

/** How it stands with a wall that waits. @throws pairing/over */
export async function awaitPairing(app: Needs<'clock' | 'db'>, token: string): Promise<PairingState> {
  if (await findDeviceByToken(app, token)) return { approved: true, seconds: 0 };
  const now = app.clock.now();
  const pairing = await store.findPairing(app.db, 'tokenHash', hashToken(token), now.toISOString());
  if (!pairing) throw new AppError('pairing/over');
  return { approved: false, seconds: secondsUntil(pairing.expireTime, now) };
}

/** Walls that wait, for whoever may let them in. */
export async function listWaiting(app: Needs<'clock' | 'db'>): Promise<WaitingDevice[]> {
  const now = app.clock.now();
  const rows = await store.findPairings(app.db, now.toISOString());
  return rows.map(({ code, address, userAgent, width, height, timeZone, createTime, expireTime }) => ({
    code,
    address,
    browser: toClientName(userAgent),
    width,
    height,
    timeZone,
    createTime: toLocalTime(createTime),
    seconds: secondsUntil(expireTime, now),
  }));
}

/** Forgets codes that count no more. */
export function forgetOver({ clock, db }: Needs<'clock' | 'db'>): Promise<void> {
  return store.forgetPairings(db, clock.now().toISOString());
}
