import { AppError, DATA_SET_LABEL, type DataSetParam, type DataSetTransform, type RowRule } from '@aj-report/contract';
import type { SetCalc } from '../../engine/data-set/resolve.ts';
import type { CodeTexts, RowFilter } from '../../engine/process/query-engine.types.ts';
import { stampOf } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { findReadySources, type ReadySource } from '../data-source/ready-source.service.ts';
import type { Asker } from './asker.service.ts';
import { codeTextsOf } from './code-texts.service.ts';
import * as store from './data-set.store.ts';
import { LOOKUP_DEPTH_MAX } from './lookup-graph.service.ts';
import { filtersOf, roleCodesOf } from './row-rules.service.ts';
import { lookedUpBy, storedCalc } from './set-definition.ts';

/** A set as it is defined, before it is bound to somebody who asks. */
export interface SetDraft {
  /** Empty for one that is not saved. */
  readonly setCode: string;
  readonly source: ReadySource;
  readonly dynSentence: string;
  readonly params: readonly DataSetParam[];
  readonly calc?: SetCalc;
  readonly transforms: readonly DataSetTransform[];
  readonly rowRules: readonly RowRule[];
  /** s that an answer may be old, when the set says so */
  readonly cacheSeconds: number | null;
}

/** A set as somebody may see it, before the sets that it looks up are found. */
export interface BareSet extends SetDraft {
  readonly filters: readonly RowFilter[];
  readonly texts: CodeTexts;
}

/** A set that can be run, with the sets that its calculations look up by code. */
export interface RunnableSet extends BareSet {
  readonly lookups: ReadonlyMap<string, RunnableSet>;
}

type Found<T> = ReadonlyMap<string, T | AppError>;

/** Enabled sets by code, bound to who asks; in place of one that cannot be run for them, the error that says why. */
export function findSets(
  app: Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'>,
  setCodes: readonly string[],
  asker: Asker,
): Promise<Found<RunnableSet>> {
  return findSetsAt(app, setCodes, asker, 0);
}

interface KeptSets {
  /** What `stampOf` said before they were found. */
  readonly stamp: string;
  readonly sets: Map<string, RunnableSet>;
}

const KEPT_MAX = 1000;
const keptSets = new WeakMap<Needs<'db'>, KeptSets>();

/**
 * One of `findSets`. A set that is the same for everybody is found once, while nothing is written.
 * @throws record/not-found, data-set/*, data-source/*
 */
export async function findSet(
  app: Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'>,
  setCode: string,
  asker: Asker,
): Promise<RunnableSet> {
  const stamp = stampOf(app.db);
  const kept = keptSets.get(app);
  const known = kept?.stamp === stamp ? kept?.sets.get(setCode) : undefined;
  if (known) return known;
  const set = requireFound(await findSets(app, [setCode], asker), setCode);
  if (stamp !== undefined && isSameForAll(set)) keepSet(app, stamp, set);
  return set;
}

/** @throws the error that stands in the set's place */
export function requireFound(sets: Found<RunnableSet>, setCode: string): RunnableSet {
  const set = sets.get(setCode);
  if (set instanceof AppError) throw set;
  if (!set) throw new AppError('record/not-found', { what: DATA_SET_LABEL, key: setCode });
  return set;
}

function isSameForAll({ rowRules, transforms, lookups }: RunnableSet): boolean {
  return rowRules.length === 0 && transforms.length === 0 && lookups.size === 0;
}

function keepSet(app: Needs<'db'>, stamp: string, set: RunnableSet): void {
  const kept = keptSets.get(app);
  const sets = kept?.stamp === stamp && kept.sets.size < KEPT_MAX ? kept.sets : new Map<string, RunnableSet>();
  keptSets.set(app, { stamp, sets: sets.set(set.setCode, set) });
}

/**
 * A set bound to who asks, together with those that it looks up.
 * @throws record/not-found, data-set/*, calc/lookup-too-deep
 */
export async function bindDraft(
  app: Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'>,
  draft: SetDraft,
  asker: Asker,
): Promise<RunnableSet> {
  const bare = (await bindAll(app, new Map([['', draft]]), asker)).get('');
  if (!bare || bare instanceof AppError) throw bare ?? new AppError('server/failed');
  const codes = lookupsOf(bare);
  return withFound(bare, codes, await findSetsAt(app, codes, asker, 1));
}

async function findSetsAt(
  app: Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'>,
  setCodes: readonly string[],
  asker: Asker,
  depth: number,
): Promise<Found<RunnableSet>> {
  const codes = [...new Set(setCodes)];
  if (codes.length === 0) return new Map();
  if (depth > LOOKUP_DEPTH_MAX) {
    const tooDeep = (code: string) => new AppError('calc/lookup-too-deep', { depth: LOOKUP_DEPTH_MAX, path: code });
    return new Map(codes.map((code) => [code, tooDeep(code)]));
  }
  const bare = await bindAll(app, await findDrafts(app, codes), asker);
  const found = await findSetsAt(app, [...bare.values()].flatMap(lookupsOf), asker, depth + 1);
  return mapFound(bare, (one) => withFound(one, lookupsOf(one), found));
}

async function findDrafts(
  app: Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'>,
  codes: readonly string[],
): Promise<Found<SetDraft>> {
  const rows = new Map((await store.findDataSetsByCode(app.db, codes)).map((row) => [row.setCode, row]));
  const sources = await findReadySources(
    app,
    [...rows.values()].map((row) => row.sourceCode),
  );
  return new Map(
    codes.map((code): [string, SetDraft | AppError] => {
      const row = rows.get(code);
      if (!row) return [code, new AppError('record/not-found', { what: DATA_SET_LABEL, key: code })];
      if (row.enableFlag !== 1) return [code, new AppError('data-set/disabled', { code })];
      const source = sources.get(row.sourceCode);
      if (!source || source instanceof AppError) return [code, source ?? new AppError('server/failed')];
      return [code, toDraft(row, source)];
    }),
  );
}

/** Saved sets over a source, drafted over it as it is given. */
export async function findDraftsOver(app: Needs<'db'>, source: ReadySource) {
  const codes = await store.findCodesOver(app.db, source.sourceCode);
  if (codes.length === 0) return [];
  const rows = await store.findDataSetsByCode(app.db, codes);
  return rows.map((row) => ({ setName: row.setName, draft: toDraft(row, source) }));
}

type StoredSet = Awaited<ReturnType<typeof store.findDataSetsByCode>>[number];

/** What was made of rows that are kept while nothing is written. */
const drafts = new WeakMap<StoredSet, SetDraft>();

function toDraft(row: StoredSet, source: ReadySource): SetDraft {
  const known = drafts.get(row);
  if (known?.source === source) return known;
  const draft = makeDraft(row, source);
  drafts.set(row, draft);
  return draft;
}

function makeDraft(row: StoredSet, source: ReadySource): SetDraft {
  const { setCode, dynSentence, cacheSeconds } = row;
  const calc = storedCalc(row);
  const params = JSON.parse(row.params) as DataSetParam[];
  const transforms = JSON.parse(row.transforms) as DataSetTransform[];
  const rowRules = JSON.parse(row.rowRules) as RowRule[];
  const draft = { setCode, source, dynSentence, params, transforms, rowRules, cacheSeconds };
  return { ...draft, ...(calc ? { calc } : {}) };
}

/** Roles are read once, and only for sets whose rules may know them. */
async function bindAll(app: Needs<'db'>, drafts: Found<SetDraft>, asker: Asker): Promise<Found<BareSet>> {
  const hasRules = [...drafts.values()].some((one) => !(one instanceof AppError) && one.rowRules.length > 0);
  const roleCodes = hasRules && asker.user ? await roleCodesOf(app, asker.user.userId) : [];
  const entries = [...drafts].map(async ([code, draft]): Promise<[string, BareSet | AppError]> => {
    if (draft instanceof AppError) return [code, draft];
    return [code, await orError(() => bind(app, draft, asker, roleCodes))];
  });
  return new Map(await Promise.all(entries));
}

/** Sets that are the same for everybody, by their drafts. */
const unbound = new WeakMap<SetDraft, BareSet>();

function toUnbound(draft: SetDraft): BareSet {
  const bare = unbound.get(draft) ?? { ...draft, filters: [], texts: {} };
  unbound.set(draft, bare);
  return bare;
}

async function bind(app: Needs<'db'>, draft: SetDraft, asker: Asker, roleCodes: readonly string[]): Promise<BareSet> {
  if (draft.rowRules.length === 0 && draft.transforms.length === 0) return toUnbound(draft);
  const filters = filtersOf(draft.rowRules, asker, roleCodes, draft.setCode);
  const texts = await codeTextsOf(app, draft.transforms, asker.language);
  return { ...draft, filters, texts };
}

async function orError<T>(work: () => Promise<T>): Promise<T | AppError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function mapFound<A, B>(found: Found<A>, change: (one: A) => B): Found<B> {
  return new Map(
    [...found].map(([code, one]): [string, B | AppError] => {
      try {
        return [code, one instanceof AppError ? one : change(one)];
      } catch (error) {
        if (error instanceof AppError) return [code, error];
        throw error;
      }
    }),
  );
}

function lookupsOf(set: BareSet | AppError): string[] {
  return set instanceof AppError ? [] : lookedUpBy(set.calc?.calculations);
}

const withoutLookups = new WeakMap<BareSet, RunnableSet>();

function withFound(
  set: BareSet,
  codes: readonly string[],
  found: ReadonlyMap<string, RunnableSet | AppError>,
): RunnableSet {
  const known = codes.length === 0 ? withoutLookups.get(set) : undefined;
  if (known) return known;
  const lookups = new Map<string, RunnableSet>();
  for (const code of codes) {
    const one = found.get(code);
    if (one instanceof AppError) throw one;
    if (one) lookups.set(code, one);
  }
  const runnable = { ...set, lookups };
  if (codes.length === 0) withoutLookups.set(set, runnable);
  return runnable;
}
