import { AppError, can, PERMISSIONS, type Endpoint } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readRightOfForm, settleReport, toOtherKind } from './named-report.ts';
import { requireRight, requireSession, settleSession } from './session.ts';
import { hasDeviceToken, readShareScopes, requireReport } from './share-guard.ts';

const KNOWN = new Set(
  Object.entries(PERMISSIONS).flatMap(([target, { actions }]) => [
    target,
    ...actions.map((action) => `${target}:${action}`),
  ]),
);

/** @throws Error when an endpoint's permission is empty or names a right that does not exist */
export function checkDeclaredPermission(endpoint: Endpoint): void {
  if (endpoint.permission === 'anonymous' || endpoint.permission === 'signedIn') return;
  const alternatives = endpoint.permission.split('|').map((part) => part.trim());
  const unknown = alternatives.filter((part) => !KNOWN.has(part));
  if (unknown.length > 0)
    throw new Error(`Endpoint ${endpoint.id} declares an unknown permission: "${unknown.join('", "')}"`);
}

/** @throws user/must-change-password when somebody else gave the caller's password and the call is none that changes it */
function refuseOneTimePassword(endpoint: Endpoint, { session }: FastifyRequest): void {
  if (session?.mustChangePassword !== true || endpoint.withOneTimePassword === true) return;
  throw new AppError('user/must-change-password');
}

/** @throws user/people-only when a machine makes a call that is for people */
function refuseMachines(endpoint: Endpoint, { session }: FastifyRequest): void {
  if (endpoint.personal === true && session !== null && session.apiToken !== null)
    throw new AppError('user/people-only');
}

/** @throws User.no.authority when a pass for one report comes with a call that is not for viewers of it */
function refuseBeyondPass(endpoint: Endpoint, { session }: FastifyRequest, reportCode: string | undefined): void {
  const only = session?.onlyReport;
  if (only === undefined) return;
  const isForViewers = endpoint.share === true && endpoint.permission !== 'signedIn';
  if (!isForViewers || (reportCode ?? only) !== only)
    throw new AppError('User.no.authority', { permission: endpoint.permission });
}

/** Whether a call may be allowed by tokens in place of a right: those of shares, or of devices alone. */
function opensToTokens({ share, wall }: Endpoint, request: FastifyRequest): boolean {
  return share === true || (wall === true && hasDeviceToken(request));
}

/**
 * Lets a call pass or refuses it, after its input was checked. A right comes first, that for the kind of the report that
 * the call names; where the endpoint says `share`, a live share token of that report is as good.
 * @throws User.credentials.expired, 50012, 50014, share/*, user/must-change-password, user/people-only,
 *   User.no.authority, record/not-found
 */
export async function authorise(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.permission === 'anonymous') return;
  refuseOneTimePassword(endpoint, request);
  refuseMachines(endpoint, request);
  if (endpoint.permission === 'signedIn') {
    refuseBeyondPass(endpoint, request, undefined);
    if (!request.session && endpoint.share === true)
      request.shareScopes = await readShareScopes(app, request, undefined, endpoint.wall);
    if (request.shareScopes === null) requireSession(request);
    return;
  }
  const right = await settleReport(app, endpoint, request);
  const { reportCode, permission } = right;
  refuseBeyondPass(endpoint, request, reportCode);
  if (permission !== undefined && request.session && can(permission, request.session.authorities)) return;
  const scopes = opensToTokens(endpoint, request)
    ? await readShareScopes(app, request, reportCode, endpoint.wall)
    : null;
  if (scopes === null) {
    requireRight(request, permission ?? endpoint.permission);
    throw toOtherKind(right);
  }
  request.shareScopes = scopes;
  if (reportCode !== undefined) requireReport(request, reportCode);
  if (permission === undefined) throw toOtherKind(right);
}

/**
 * The same for a report that a form names, once it was received.
 * @throws User.credentials.expired, 50012, User.no.authority, record/not-found
 */
export async function authoriseForm(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const right = await readRightOfForm(app, endpoint, fields);
  if (right.reportCode === undefined) return;
  if (right.permission === undefined) throw toOtherKind(right);
  requireRight(request, right.permission);
}

/** Looks again whether a call that stays open is still allowed, by the tokens that it came with. @throws as `authorise` */
export async function authoriseAgain(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  request.session = null;
  request.sessionEnd = null;
  request.shareScopes = null;
  request.deviceId = null;
  await settleSession(app, request);
  await authorise(app, endpoint, request);
}

/** Refusal of a call that has neither a session nor a share token, before its input is looked at. */
export function refuseStrangers(endpoint: Endpoint, request: FastifyRequest): void {
  if (endpoint.permission === 'anonymous') return;
  if (opensToTokens(endpoint, request) && request.headers['share-token'] !== undefined) return;
  requireSession(request);
  refuseOneTimePassword(endpoint, request);
  refuseMachines(endpoint, request);
  if (endpoint.permission === 'signedIn') return;
  if (request.session && !can(endpoint.permission, request.session.authorities)) {
    throw new AppError('User.no.authority', { permission: endpoint.permission });
  }
}
