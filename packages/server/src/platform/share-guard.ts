import { AppError } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from './identity.ts';

/** What a live share token opens: one report. */
export interface ShareScope {
  readonly shareId: string;
  readonly reportId: string;
  readonly reportCode: string;
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

/**
 * Scopes of the live tokens among those sent (a comma-separated list: several shares may be open in one browser).
 * The rows are read on every call, so that a withdrawn or expired share ends at once.
 * @returns null when no token was sent
 * @throws 50014 when tokens were sent and none is alive
 */
export async function readShareScopes(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<readonly ShareScope[] | null> {
  const hashes = tokensOf(request).map(hashToken);
  if (hashes.length === 0) return null;
  const now = app.clock.now().toISOString();
  const rows = await app.db
    .selectFrom('reportShare')
    .innerJoin('report', 'report.id', 'reportShare.reportId')
    .where('reportShare.tokenHash', 'in', hashes)
    .where((eb) => eb.or([eb('reportShare.expireTime', 'is', null), eb('reportShare.expireTime', '>', now)]))
    .select(['reportShare.id as shareId', 'report.id as reportId', 'report.reportCode'])
    .execute();
  if (rows.length === 0) throw new AppError('50014');
  return rows;
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
