import { hash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Tells the time; tests turn it. */
export interface Clock {
  now(): Date;
}

/** Makes unguessable names. */
export interface Ids {
  /** 128 random bits, 32 hexadecimal characters */
  newId(): string;
  /** 256 random bits, base64url */
  newToken(): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly clock: Clock;
    readonly ids: Ids;
  }
}

export const systemClock: Clock = { now: () => new Date() };

const ids: Ids = {
  newId: () => randomBytes(16).toString('hex'),
  newToken: () => randomBytes(32).toString('base64url'),
};

/** SHA-256 as hexadecimal text; how tokens are stored. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

export function registerIdentity(app: FastifyInstance, clock: Clock): void {
  app.decorate('clock', clock);
  app.decorate('ids', ids);
}
