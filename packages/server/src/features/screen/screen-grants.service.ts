import { AppError, can, type ContextData, type Language, mergeContext, type ScreenDocument } from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import type { Needs } from '../../platform/needs.ts';
import { requireSession } from '../../platform/session.ts';
import type { ShareScope } from '../../platform/share-guard.ts';
import { toUserAsker, type Asker } from '../data-set/asker.service.ts';
import { findGrants, findScreensShowing } from './screen-grants.store.ts';
import type { Session } from '../../platform/actor.ts';

/** What the holder of share tokens may ask of the published revision of one screen. */
interface Grant {
  /** Report and revision; what a revision grants never changes. With a share, what that fixes too. */
  readonly key: string;
  readonly reportCode: string;
  readonly setCodes: ReadonlySet<string>;
  readonly mapCodes: ReadonlySet<string>;
  /** Values that the caller cannot choose, by parameter name. */
  readonly locked: ContextData;
  /** Those of a share, laid over them. */
  readonly lockedByShare?: ContextData;
}

/** Decides what a caller may ask, and of whose choice the parameters are. */
export interface DataGuard {
  /** The parameters with which a set may be asked: its own, `setCode.name` among them. @throws screen/set-not-bound */
  admit(setCode: string, contextData: ContextData): ContextData;
  /** Whom the row rules of the sets are bound to. */
  readonly asker: Asker;
  /** Callers of equal audience see the same of every set, as long as their roles and the sets stay as they are. */
  readonly audience: string;
  /** No published screen is opened. */
  readonly isEmpty: boolean;
}

/** A screen may come back from the bin under another code. */
type KeptGrant = Omit<Grant, 'reportCode'>;

/** Guards of published revisions, which never change. */
const KEPT = 200;
const DESIGN = 'bigScreenManage:design';
const grants = new Map<string, KeptGrant>();

/** What a call asks for. */
export interface AskedData {
  /** The screen that asks; without one a share token asks for every screen that it opens. */
  readonly reportCode?: string | undefined;
  readonly setCodes: readonly string[];
}

/**
 * The guard of a call. Designers ask anything. Others ask only data sets bound in the published revision of a screen, and
 * keep the values of parameters that it locks; for holders of share tokens it is one of their screens.
 */
export async function guardData(app: Needs<'db'>, request: FastifyRequest, asked: AskedData): Promise<DataGuard> {
  const scopes = request.shareScopes;
  if (scopes !== null) return guardShare(app, request, scopes, asked);
  const session = requireSession(request);
  return can(DESIGN, session.authorities) ? guardDesigner(request, session) : guardViewer(app, request, session, asked);
}

function guardDesigner({ language }: FastifyRequest, user: Session): DataGuard {
  return {
    admit: (setCode, contextData) => mergeContext({}, contextData, setCode),
    asker: toUserAsker(user, language),
    audience: JSON.stringify([language, user.userId, user.loginName]),
    isEmpty: false,
  };
}

/**
 * A set is asked for as the screen that is named shows it; one that it does not show, as another published screen does,
 * so that naming a screen is no way around a lock. A set that no screen shows is not for viewers of screens: an Excel
 * report that shows it may lock it.
 */
async function guardViewer(
  app: Needs<'db'>,
  { language }: FastifyRequest,
  user: Session,
  { reportCode, setCodes }: AskedData,
): Promise<DataGuard> {
  if (user.onlyReport !== undefined) return guardPass(app, language, user, user.onlyReport);
  const named = await readGrants(app, reportCode === undefined ? [] : [reportCode]);
  const left = setCodes.filter((setCode) => !named.some((one) => one.setCodes.has(setCode)));
  const others = await readGrants(app, await findScreensShowing(app.db, left));
  const grantOf = (setCode: string) => {
    const showing = others.filter((one) => one.setCodes.has(setCode));
    return named.find((one) => one.setCodes.has(setCode)) ?? showing.find(isOpen) ?? showing[0];
  };
  const open = [...named, ...others];
  return {
    audience: JSON.stringify([language, user.userId, user.loginName, open.map(({ key }) => key)]),
    isEmpty: false,
    admit: (setCode, contextData) => admitBy(grantOf(setCode), setCode, contextData),
    asker: {
      ...toUserAsker(user, language),
      lockedFor: (setCode) => withLocked({}, grantOf(setCode) ?? onlyOne(open), setCode),
    },
  };
}

/** With a pass for one report its published screen is all there is, seen with the eyes of a user. */
async function guardPass(app: Needs<'db'>, language: Language, user: Session, reportCode: string): Promise<DataGuard> {
  const open = await readGrants(app, [reportCode]);
  return {
    audience: JSON.stringify([language, user.userId, user.loginName, open.map(({ key }) => key)]),
    isEmpty: open.length === 0,
    admit: (setCode, contextData) =>
      admitBy(
        open.find(({ setCodes }) => setCodes.has(setCode)),
        setCode,
        contextData,
      ),
    asker: { ...toUserAsker(user, language), lockedFor: (setCode) => withLocked({}, onlyOne(open), setCode) },
  };
}

async function guardShare(
  app: Needs<'db'>,
  { language }: FastifyRequest,
  scopes: readonly ShareScope[],
  { reportCode }: AskedData,
): Promise<DataGuard> {
  const meant = scopes.filter((scope) => reportCode === undefined || scope.reportCode === reportCode);
  const open = await readShareGrants(app, meant);
  const findGrant = (setCode: string) => open.find((one) => one.setCodes.has(setCode));
  return {
    audience: JSON.stringify([language, open.map(({ key }) => key)]),
    isEmpty: open.length === 0,
    admit: (setCode, contextData) => admitBy(findGrant(setCode), setCode, contextData),
    asker: {
      language,
      user: null,
      lockedFor: (setCode) => withLocked({}, findGrant(setCode) ?? onlyOne(open), setCode),
    },
  };
}

/** A set that is only looked up is bound in no screen: one screen's values are then the only ones there are. */
function onlyOne(open: readonly Grant[]): Grant | undefined {
  return open.length === 1 ? open[0] : undefined;
}

function isOpen({ locked }: Grant): boolean {
  return Object.keys(locked).length === 0;
}

/** The values of a caller for a set that a screen shows, under those that it locks. @throws screen/set-not-bound */
function admitBy(grant: Grant | undefined, setCode: string, contextData: ContextData): ContextData {
  if (!grant) throw new AppError('screen/set-not-bound', { code: setCode });
  return withLocked(mergeContext({}, contextData, setCode), grant, setCode);
}

function withLocked(contextData: ContextData, grant: Grant | undefined, setCode: string): ContextData {
  const byScreen = mergeContext(contextData, grant?.locked ?? {}, setCode);
  return mergeContext(byScreen, grant?.lockedByShare ?? {}, setCode);
}

/** Names of the parameters that the published revision of a screen locks. */
export async function lockedNamesOf(app: Needs<'db'>, reportCode: string): Promise<string[]> {
  const [grant] = await readGrants(app, [reportCode]);
  return Object.keys(grant?.locked ?? {});
}

/** What may be fixed of the published revision of a screen; undefined where there is no such screen. */
export async function parametersOfScreen({ db }: Needs<'db'>, reportCode: string) {
  const [head] = await findGrants(db, [reportCode]);
  if (!head) return undefined;
  const { document, setCodes } = await head.readDocument();
  const { dashboard, widgets = [] } = JSON.parse(document) as ScreenDocument;
  return {
    names: [
      ...(dashboard?.parameters ?? []).map(({ name }) => name),
      ...widgets.flatMap(({ data }) => Object.keys(data?.contextData ?? {})),
      ...widgets.flatMap(({ linkage = [] }) =>
        linkage.flatMap(({ paramsConfig }) => paramsConfig.map(({ targetKey }) => targetKey)),
      ),
    ],
    setCodes: JSON.parse(setCodes) as string[],
    hasPlaceFor: (name: string) => document.includes(`{${name}}`),
  };
}

/** Codes of the maps that the published screens of a call's share tokens or pass show; null = a right opens every map. */
export async function grantedMaps(app: Needs<'db'>, request: FastifyRequest): Promise<ReadonlySet<string> | null> {
  const only = request.session?.onlyReport;
  const codes = request.shareScopes?.map((scope) => scope.reportCode) ?? (only === undefined ? null : [only]);
  if (codes === null) return null;
  const open = await readGrants(app, codes);
  return new Set(open.flatMap(({ mapCodes }) => [...mapCodes]));
}

/** Grants of the published screens of shares, in their order: of two shares of one screen the first one counts. */
async function readShareGrants(app: Needs<'db'>, scopes: readonly ShareScope[]): Promise<Grant[]> {
  const screens = await readGrants(
    app,
    scopes.map(({ reportCode }) => reportCode),
  );
  return scopes.flatMap(({ reportCode, locked }) => {
    const screen = screens.find((one) => one.reportCode === reportCode);
    return screen ? [{ ...screen, key: `${screen.key} ${JSON.stringify(locked)}`, lockedByShare: locked }] : [];
  });
}

async function readGrants(app: Needs<'db'>, reportCodes: readonly string[]): Promise<Grant[]> {
  if (reportCodes.length === 0) return [];
  const heads = await findGrants(app.db, reportCodes);
  return Promise.all(
    heads.map(async ({ reportId, reportCode, revision, readDocument }) => {
      const key = `${reportId} ${revision}`;
      const kept = grants.get(key);
      if (kept) return { ...kept, reportCode };
      const grant = toGrant(key, await readDocument());
      if (grants.size >= KEPT) grants.clear();
      grants.set(key, grant);
      return { ...grant, reportCode };
    }),
  );
}

interface Revision {
  readonly document: string;
  readonly setCodes: string;
  readonly mapCodes: string;
}

function toGrant(key: string, { document, setCodes, mapCodes }: Revision): KeptGrant {
  const { dashboard } = JSON.parse(document) as ScreenDocument;
  const locked = (dashboard?.parameters ?? []).filter((parameter) => parameter.locked === true);
  return {
    key,
    setCodes: new Set(JSON.parse(setCodes) as string[]),
    mapCodes: new Set(JSON.parse(mapCodes) as string[]),
    locked: Object.fromEntries(locked.map(({ name, defaultValue }) => [name, defaultValue])),
  };
}
