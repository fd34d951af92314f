import { AppError, type ContextData } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import { refuseOrigin } from './share-origins.ts';
import { isViewPass, shareHashOf } from './view-pass.ts';

/** What a live share token opens: one report. */
export interface ShareScope {
  readonly shareId: string;
  readonly reportId: string;
  readonly reportCode: string;
  /** Values that the share fixes, by name of a parameter. */
  readonly locked: ContextData;
  /** When the share was changed; as it is stored. */
  readonly updateTime: string;
  /** Whether passes alone open it: for the browser that draws the report, which is no visitor. */
  readonly isDrawn: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Set when the call is allowed by share tokens only, not by a right: the reports they open.
     * Null for a call that a session's right allows.
     */
    shareScopes: readonly ShareScope[] | null;
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

/** Rows of shares by their tokens, in the order in which these were sent. */
async function readRows({ db }: FastifyInstance, hashes: readonly string[]) {
  const rows = await db
    .selectFrom('reportShare')
    .innerJoin('report', 'report.id', 'reportShare.reportId')
    .where('reportShare.tokenHash', 'in', hashes)
    .where('report.deleteFlag', '=', 0)
    .select(['reportShare.id as shareId', 'report.id as reportId', 'report.reportCode', 'tokenHash'])
    .select(['expireTime', 'paused', 'origins', 'lockedParameters', 'reportShare.updateTime'])
    .execute();
  return rows.sort((a, b) => hashes.indexOf(a.tokenHash) - hashes.indexOf(b.tokenHash));
}

/** What decides whether a share opens anything. */
export interface ShareGate {
  readonly expireTime: string | null;
  readonly paused: number;
  readonly origins: string;
}

/** @throws 50014, share/paused, share/origin-refused */
export function checkOpen(app: FastifyInstance, request: FastifyRequest, gate: ShareGate): void {
  if (gate.expireTime !== null && gate.expireTime <= app.clock.now().toISOString()) throw new AppError('50014');
  if (gate.paused === 1) throw new AppError('share/paused');
  refuseOrigin(app, request, JSON.parse(gate.origins) as string[]);
}

/** What of a share counts while it opens its report. */
export interface OpenShare extends Pick<ShareScope, 'locked' | 'updateTime'> {
  readonly tokenHash: string;
}

/** A share while it opens its report; undefined once it was withdrawn, paused, or has expired. */
export async function findOpenShare(
  { clock, db }: Needs<'clock' | 'db'>,
  shareId: string,
): Promise<OpenShare | undefined> {
  const row = await db
    .selectFrom('reportShare')
    .innerJoin('report', 'report.id', 'reportShare.reportId')
    .where('reportShare.id', '=', shareId)
    .where('reportShare.paused', '=', 0)
    .where('report.deleteFlag', '=', 0)
    .where((eb) => eb.or([eb('expireTime', 'is', null), eb('expireTime', '>', clock.now().toISOString())]))
    .select(['lockedParameters', 'tokenHash', 'reportShare.updateTime'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { lockedParameters, tokenHash, updateTime } = row;
  return { locked: JSON.parse(lockedParameters) as ContextData, tokenHash, updateTime };
}

/**
 * Scopes of the live tokens among those sent (a comma-separated list: several shares may be open in one browser).
 * The rows are read on every call, so that a withdrawn, paused or expired share ends at once.
 * @param reportCode the report that the call names
 * @returns null when no token was sent
 * @throws 50014, share/paused, share/origin-refused when tokens were sent and none of those that are meant is alive
 */
export async function readShareScopes(
  app: FastifyInstance,
  request: FastifyRequest,
  reportCode: string | undefined,
): Promise<readonly ShareScope[] | null> {
  const tokens = tokensOf(request);
  if (tokens.length === 0) return null;
  const hashes = tokens.map((token) => shareHashOf(app, token));
  const visiting = new Set(hashes.filter((_, at) => !isViewPass(tokens[at] ?? '')));
  const scopes: ShareScope[] = [];
  const refusals: { readonly reportCode: string; readonly error: AppError }[] = [];
  for (const row of await readRows(app, hashes)) {
    try {
      checkOpen(app, request, row);
      const { shareId, reportId, updateTime } = row;
      const locked = JSON.parse(row.lockedParameters) as ContextData;
      const isDrawn = !visiting.has(row.tokenHash);
      scopes.push({ shareId, reportId, reportCode: row.reportCode, locked, updateTime, isDrawn });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusals.push({ reportCode: row.reportCode, error });
    }
  }
  const isOpen = reportCode === undefined || scopes.some((scope) => scope.reportCode === reportCode);
  const refusal = isOpen ? undefined : refusals.find((one) => one.reportCode === reportCode);
  if (refusal) throw refusal.error;
  if (scopes.length === 0) throw refusals[0]?.error ?? new AppError('50014');
  app.shareVisits.see(scopes.map(({ shareId }) => shareId));
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
}
