import { AppError } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findDeviceByToken, isDeviceToken } from './device-token.ts';
import type { Clock } from './identity.ts';
import type { Needs } from './needs.ts';
import { findPlaylistReports } from './playlist-reports.ts';
import { refuseOrigin } from './share-origins.ts';
import { findShareRow, findShareRows, type ShareGate, type ShareRow } from './share-rows.ts';
import { isViewPass, shareHashOf } from './view-pass.ts';

/** What a live share token opens: one report. */
export interface ShareScope extends Omit<ShareRow, 'gates' | 'tokenHash'> {
  /** Whether passes alone open it, for the browser that draws the report, or a device: neither is a visitor. */
  readonly isDrawn: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Set when the call is allowed by share tokens only, not by a right: the reports they open.
     * Null for a call that a session's right allows.
     */
    shareScopes: readonly ShareScope[] | null;
    /** Id of the device whose token came along and opens something; null = none did. */
    deviceId: string | null;
  }
}

const TOKENS_MAX = 20;

function tokensOf(request: FastifyRequest): string[] {
  const header = request.headers['share-token'];
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '')
    .slice(0, TOKENS_MAX);
}

/** Why a share opens nothing to anybody; undefined while it does. */
function closedBy(clock: Clock, { expireTime, paused }: ShareGate): AppError | undefined {
  if (expireTime !== null && expireTime <= clock.now().toISOString()) return new AppError('50014');
  return paused === 1 ? new AppError('share/paused') : undefined;
}

/** Refuses a share that opens nothing to anybody. @throws 50014, share/paused */
export function checkDue({ clock }: Needs<'clock'>, gate: ShareGate): void {
  const closed = closedBy(clock, gate);
  if (closed) throw closed;
}

/** @throws 50014, share/paused, share/origin-refused */
export function checkOpen(app: FastifyInstance, request: FastifyRequest, gate: ShareGate): void {
  checkDue(app, gate);
  refuseOrigin(app, request, JSON.parse(gate.origins) as string[], gate.grantFlag === 1 ? 'grant' : 'share');
}

/** What of a share counts while it opens its report. */
export type OpenShare = Pick<ShareRow, 'locked' | 'tokenHash' | 'updateTime'>;

/** A share while it opens its report; undefined once it was withdrawn, paused, or has expired. */
export async function findOpenShare(
  { clock, db }: Needs<'clock' | 'db'>,
  shareId: string,
): Promise<OpenShare | undefined> {
  const row = await findShareRow(db, shareId);
  return row?.gates.every((gate) => closedBy(clock, gate) === undefined) ? row : undefined;
}

/** What tokens open, and why those do not that are for something else. */
interface Opened {
  readonly scopes: ShareScope[];
  readonly refusals: { readonly reportCode: string; readonly error: AppError }[];
}

async function openShares(app: FastifyInstance, request: FastifyRequest, tokens: readonly string[]): Promise<Opened> {
  const opened: Opened = { scopes: [], refusals: [] };
  if (tokens.length === 0) return opened;
  const hashes = tokens.map((token) => shareHashOf(app, token));
  const visiting = new Set(hashes.filter((_, at) => !isViewPass(tokens[at] ?? '')));
  for (const row of await findShareRows(app.db, hashes)) {
    try {
      for (const gate of row.gates) checkOpen(app, request, gate);
      opened.scopes.push({ ...row, isDrawn: !visiting.has(row.tokenHash) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      opened.refusals.push({ reportCode: row.reportCode, error });
    }
  }
  app.shareVisits.see(opened.scopes.map(({ visitedId }) => visitedId));
  return opened;
}

/** Whether a wall calls, with a token that may open something. */
export function hasDeviceToken(request: FastifyRequest): boolean {
  return tokensOf(request).some(isDeviceToken);
}

/** What a device opens: every report of its playlist, as a share without a password would. */
async function openPlaylist(app: FastifyInstance, request: FastifyRequest, token: string): Promise<ShareScope[]> {
  const device = await findDeviceByToken(app, token);
  if (!device) return [];
  request.deviceId = device.id;
  const reports = await findPlaylistReports(app.db, device.playlistCode);
  const id = `device:${device.id}`;
  const own = { shareId: id, visitedId: id, locked: {}, updateTime: device.updateTime, isDrawn: true };
  return reports.map((report) => ({ ...own, ...report }));
}

/**
 * Scopes of the live tokens among those sent (a comma-separated list: several shares may be open in one browser).
 * The rows are read on every call, so that a withdrawn, paused or expired share, or a revoked device, ends at once.
 * @param reportCode the report that the call names
 * @param isForWalls tokens of devices count too
 * @returns null when no token was sent
 * @throws 50014, share/paused, share/origin-refused when tokens were sent and none of those that are meant is alive
 */
export async function readShareScopes(
  app: FastifyInstance,
  request: FastifyRequest,
  reportCode: string | undefined,
  isForWalls = false,
): Promise<readonly ShareScope[] | null> {
  const tokens = tokensOf(request);
  if (tokens.length === 0) return null;
  const { scopes, refusals } = await openShares(
    app,
    request,
    tokens.filter((token) => !isDeviceToken(token)),
  );
  const ofDevice = isForWalls ? tokens.find(isDeviceToken) : undefined;
  if (ofDevice !== undefined) scopes.push(...(await openPlaylist(app, request, ofDevice)));
  const isOpen = reportCode === undefined || scopes.some((scope) => scope.reportCode === reportCode);
  const refusal = isOpen ? undefined : refusals.find((one) => one.reportCode === reportCode);
  if (refusal) throw refusal.error;
  if (scopes.length === 0 && request.deviceId === null) throw refusals[0]?.error ?? new AppError('50014');
  return scopes;
}

/**
 * Checks that a call may see a report: always when a right allowed it, else when one of its share tokens is for it.
 * @throws User.no.authority
 */
export function requireReport(request: FastifyRequest, reportCode: string): void {
  if (request.shareScopes === null) return;
  if (!request.shareScopes.some((scope) => scope.reportCode === reportCode)) {
    throw new AppError('User.no.authority', { permission: reportCode });
  }
}

export function registerShareGuard(app: FastifyInstance): void {
  app.decorateRequest('shareScopes', null);
  app.decorateRequest('deviceId', null);
}
