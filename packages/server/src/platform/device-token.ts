import { AppError, DEVICE_TOKEN_PREFIX } from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import { hashToken } from './identity.ts';
import type { Needs } from './needs.ts';
import type { StoredDevice } from './schema-devices.ts';

export function isDeviceToken(token: string): boolean {
  return token.startsWith(DEVICE_TOKEN_PREFIX);
}

/** The token with which a wall calls. @throws device/unknown */
export function requireDeviceToken(request: FastifyRequest): string {
  const header = request.headers['share-token'];
  const token = typeof header === 'string' ? header.trim() : '';
  if (!isDeviceToken(token)) throw new AppError('device/unknown');
  return token;
}

/**
 * The device of a token: the one that it came with last, one that it was given since, and for a while the one before.
 * It is read on every call, so that a revoked one ends at once on every server.
 */
export async function findDeviceByToken(
  { clock, db }: Needs<'clock' | 'db'>,
  token: string,
): Promise<StoredDevice | undefined> {
  const hash = hashToken(token);
  return db
    .selectFrom('device')
    .where('tokenHash', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('tokenHash', '=', hash),
        eb('nextHash', '=', hash),
        eb.and([eb('lastHash', '=', hash), eb('lastEnd', '>', clock.now().toISOString())]),
      ]),
    )
    .selectAll()
    .executeTakeFirst();
}

/** @throws device/unknown */
export async function requireDevice(app: Needs<'clock' | 'db'>, token: string): Promise<StoredDevice> {
  const device = await findDeviceByToken(app, token);
  if (!device) throw new AppError('device/unknown');
  return device;
}
