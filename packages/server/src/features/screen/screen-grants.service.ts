import { AppError, type ContextData, mergeContext, type ScreenDocument } from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { requireSession } from '../../platform/session.ts';
import { toUserAsker, type Asker } from '../data-set/asker.service.ts';
import { findGrants } from './screen-grants.store.ts';

/** What the holder of share tokens may ask of the published revision of one screen. */
interface Grant {
  /** Report and revision; what a revision grants never changes. */
  readonly key: string;
  readonly setCodes: ReadonlySet<string>;
  readonly mapCodes: ReadonlySet<string>;
  /** Values that the caller cannot choose, by parameter name. */
  readonly locked: ContextData;
}

/** Decides what a caller may ask, and of whose choice the parameters are. */
export interface DataGuard {
  /** The parameters with which a set may be asked. @throws screen/set-not-bound */
  admit(setCode: string, contextData: ContextData): ContextData;
  /** Whom the row rules of the sets are bound to. */
  readonly asker: Asker;
  /** Callers of equal audience see the same of every set, as long as their roles and the sets stay as they are. */
  readonly audience: string;
  /** No published screen is opened. */
  readonly isEmpty: boolean;
}

/** Guards of published revisions, which never change. */
const KEPT = 200;
const grants = new Map<string, Grant>();

/**
 * The guard of a call: a right asks anything; share tokens ask only data sets bound in the published revision of their
 * screens, and parameters that the screen locks keep the screen's values.
 * @param reportCode the screen asked for; without one, every screen that the tokens open
 */
export async function guardData(app: App, request: FastifyRequest, reportCode?: string): Promise<DataGuard> {
  const scopes = request.shareScopes;
  if (scopes === null) {
    const user = requireSession(request);
    return {
      admit: (_setCode, contextData) => contextData,
      asker: toUserAsker(user, request.language),
      audience: JSON.stringify([request.language, user.userId, user.loginName]),
      isEmpty: false,
    };
  }
  const codes = scopes
    .map((scope) => scope.reportCode)
    .filter((code) => reportCode === undefined || code === reportCode);
  const open = await readGrants(app, codes);
  const findGrant = (setCode: string) => open.find((one) => one.setCodes.has(setCode));
  return {
    audience: JSON.stringify([request.language, open.map(({ key }) => key)]),
    isEmpty: open.length === 0,
    admit(setCode, contextData) {
      const grant = findGrant(setCode);
      if (!grant) throw new AppError('screen/set-not-bound', { code: setCode });
      return mergeContext(contextData, grant.locked as Record<string, string>, setCode);
    },
    asker: {
      language: request.language,
      user: null,
      // A set that is only looked up is bound in no screen: one screen's values are then the only ones there are.
      lockedFor(setCode) {
        const grant = findGrant(setCode) ?? (open.length === 1 ? open[0] : undefined);
        return mergeContext({}, (grant?.locked ?? {}) as Record<string, string>, setCode);
      },
    },
  };
}

/** Codes of the maps that the published screens of a call's share tokens show; null = a right opens every map. */
export async function grantedMaps(app: App, request: FastifyRequest): Promise<ReadonlySet<string> | null> {
  const scopes = request.shareScopes;
  if (scopes === null) return null;
  const open = await readGrants(
    app,
    scopes.map((scope) => scope.reportCode),
  );
  return new Set(open.flatMap(({ mapCodes }) => [...mapCodes]));
}

async function readGrants(app: App, reportCodes: readonly string[]): Promise<Grant[]> {
  if (reportCodes.length === 0) return [];
  const heads = await findGrants(app.db, reportCodes);
  return Promise.all(
    heads.map(async ({ reportId, revision, readDocument }) => {
      const key = `${reportId} ${revision}`;
      const kept = grants.get(key);
      if (kept) return kept;
      const grant = toGrant(key, await readDocument());
      if (grants.size >= KEPT) grants.clear();
      grants.set(key, grant);
      return grant;
    }),
  );
}

interface Revision {
  readonly document: string;
  readonly setCodes: string;
  readonly mapCodes: string;
}

function toGrant(key: string, { document, setCodes, mapCodes }: Revision): Grant {
  const { dashboard } = JSON.parse(document) as ScreenDocument;
  const locked = (dashboard?.parameters ?? []).filter((parameter) => parameter.locked === true);
  return {
    key,
    setCodes: new Set(JSON.parse(setCodes) as string[]),
    mapCodes: new Set(JSON.parse(mapCodes) as string[]),
    locked: Object.fromEntries(locked.map(({ name, defaultValue }) => [name, defaultValue])),
  };
}
