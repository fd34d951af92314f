import {
  AppError,
  DATA_SET_LABEL,
  type DataSetParam,
  type DataSetTransform,
  type FieldSetting,
  type RowRule,
} from '@aj-report/contract';
import type { SetDefinition } from '../../engine/data-set/resolve.ts';
import type { CodeTexts, RowFilter } from '../../engine/request/query-engine.types.ts';
import { stampOf } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';
import { findReadySources, type ReadySource } from '../connection/ready-source.service.ts';
import type { Asker } from './asker.service.ts';
import { codeTextsOf } from './code-texts.service.ts';
import * as store from './data-set.store.ts';
import type { ColumnLabels } from './label-columns.ts';
import { LOOKUP_DEPTH_MAX } from './lookup-graph.service.ts';
import { setKeyOf } from './question-keys.service.ts';
import { filtersOf } from './row-rules.service.ts';
import { roleCodesOf } from '../../platform/authorities.ts';
import { lookedUpBy, storedCalc } from './set-definition.ts';

type App = Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'>;

/** A set as it is defined, before it is bound to somebody who asks. */
export interface SetDraft extends Omit<SetDefinition, 'filters' | 'texts'> {
  /** Empty for one that is not saved. */
  readonly setCode: string;
  readonly source: ReadySource;
  readonly transforms: readonly DataSetTransform[];
  readonly rowRules: readonly RowRule[];
  /** s that an answer may be old, when the set says so */
  readonly cacheSeconds: number | null;
  /** What people read in place of names of its columns; absent where it says nothing. */
  readonly labels?: ColumnLabels;
}

/** A set as somebody may see it, with the sets that its calculations look up by code. */
export interface RunnableSet extends SetDraft, SetDefinition {
  readonly source: ReadySource;
  readonly lookups: ReadonlyMap<string, RunnableSet>;
  /** What it gives to the keys of its questions. */
  readonly key: string;
}

type Found<T> = ReadonlyMap<string, T | AppError>;

/** Enabled sets by code, bound to who asks; in place of one that cannot be run for them, the error that says why. */
export function findSets(app: App, setCodes: readonly string[], asker: Asker): Promise<Found<RunnableSet>> {
  return findSetsAt(app, setCodes, asker, 0);
}

interface KeptSets {
  /** What `stampOf` said before they were found. */
  readonly stamp: string;
  readonly sets: Map<string, RunnableSet>;
}

const KEPT_MAX = 1000;
const keptSets = new WeakMap<Db, KeptSets>();

/**
 * One of `findSets`. A set that is the same for everybody is found once, while nothing is written.
 * @throws record/not-found, data-set/*, data-source/*
 */
export async function findSet(app: App, setCode: string, asker: Asker): Promise<RunnableSet> {
  const stamp = stampOf(app.db);
  const kept = keptSets.get(app.db);
  const known = kept?.stamp === stamp ? kept?.sets.get(setCode) : undefined;
  if (known) return known;
  const set = requireFound(await findSets(app, [setCode], asker), setCode);
  if (stamp !== undefined && isSameForAll(set)) keepSet(app.db, stamp, set);
  return set;
}

/** @throws the error that stands in the set's place */
export function requireFound(sets: Found<RunnableSet>, setCode: string): RunnableSet {
  const set = sets.get(setCode);
  if (set instanceof AppError) throw set;
  if (!set) throw new AppError('record/not-found', { what: DATA_SET_LABEL, key: setCode });
  return set;
}

function keepSet(db: Db, stamp: string, set: RunnableSet): void {
  const kept = keptSets.get(db);
  const sets = kept?.stamp === stamp && kept.sets.size < KEPT_MAX ? kept.sets : new Map<string, RunnableSet>();
  keptSets.set(db, { stamp, sets: sets.set(set.setCode, set) });
}

/**
 * A set bound to who asks, together with those that it looks up.
 * @throws record/not-found, data-set/*, calc/lookup-too-deep
 */
export async function bindDraft(app: App, draft: SetDraft, asker: Asker): Promise<RunnableSet> {
  return requireFound(await bindAll(app, new Map([[draft.setCode, draft]]), asker, 0), draft.setCode);
}

async function findSetsAt(
  app: App,
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
  return bindAll(app, await findDrafts(app, codes), asker, depth);
}

async function findDrafts(app: App, codes: readonly string[]): Promise<Found<SetDraft>> {
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

/** What was made of rows that are kept while nothing is written: ready to run where that is the same for everybody. */
const madeOf = new WeakMap<StoredSet, SetDraft | RunnableSet>();

function toDraft(row: StoredSet, source: ReadySource): SetDraft {
  const known = madeOf.get(row);
  if (known?.source === source) return known;
  const draft = readDraft(row, source);
  const made = isSameForAll(draft) ? toRunnable(draft, [], {}, new Map()) : draft;
  madeOf.set(row, made);
  return made;
}

function readDraft(row: StoredSet, source: ReadySource): SetDraft {
  const { setCode, dynSentence, cacheSeconds } = row;
  const calc = storedCalc(row);
  const params = JSON.parse(row.params) as DataSetParam[];
  const transforms = JSON.parse(row.transforms) as DataSetTransform[];
  const rowRules = JSON.parse(row.rowRules) as RowRule[];
  const draft = { setCode, source, dynSentence, params, transforms, rowRules, cacheSeconds };
  return { ...draft, ...(calc ? { calc } : {}), ...saidOf(JSON.parse(row.fieldSettings) as FieldSetting[]) };
}

/** What a set says of its columns that its answers show. */
function saidOf(settings: readonly FieldSetting[]): Pick<SetDraft, 'labels' | 'orders'> {
  const labels = settings.flatMap(({ field, label = '' }) => (label === '' ? [] : [[field, label] as const]));
  const orders = settings.flatMap(({ field, order = [] }) => (order.length > 0 ? [[field, order] as const] : []));
  return {
    ...(labels.length > 0 ? { labels: Object.fromEntries(labels) } : {}),
    ...(orders.length > 0 ? { orders: Object.fromEntries(orders) } : {}),
  };
}

function isSameForAll(draft: SetDraft): boolean {
  return draft.rowRules.length === 0 && draft.transforms.length === 0 && lookupsOf(draft).length === 0;
}

export function toRunnable(
  draft: SetDraft,
  filters: readonly RowFilter[],
  texts: CodeTexts,
  lookups: RunnableSet['lookups'],
): RunnableSet {
  const bound = { ...draft, filters, texts, lookups };
  return { ...bound, key: setKeyOf(bound, draft.source.versionId, draft.labels) };
}

function isRunnable(set: SetDraft | RunnableSet): set is RunnableSet {
  return 'lookups' in set;
}

/** Roles are read once, and only for sets whose rules may know them. */
async function bindAll(app: App, drafts: Found<SetDraft>, asker: Asker, depth: number): Promise<Found<RunnableSet>> {
  const good = [...drafts.values()].filter((one): one is SetDraft => !(one instanceof AppError));
  const roleCodes =
    asker.user && good.some(({ rowRules }) => rowRules.length > 0) ? await roleCodesOf(app, asker.user.userId) : [];
  const lookups = await findSetsAt(app, good.flatMap(lookupsOf), asker, depth + 1);
  const bindOne = async (draft: SetDraft) => {
    if (isRunnable(draft)) return draft;
    const filters = filtersOf(draft.rowRules, asker, roleCodes, draft.setCode);
    const texts = await codeTextsOf(app, draft.transforms, asker.language);
    return toRunnable(draft, filters, texts, lookedUpIn(lookups, draft));
  };
  const entries = [...drafts].map(async ([code, draft]): Promise<[string, RunnableSet | AppError]> => {
    return [code, draft instanceof AppError ? draft : await orError(() => bindOne(draft))];
  });
  return new Map(await Promise.all(entries));
}

async function orError<T>(work: () => Promise<T>): Promise<T | AppError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function lookupsOf({ calc }: SetDraft): string[] {
  return lookedUpBy(calc?.calculations);
}

/** @throws the error of a set that cannot be looked up */
function lookedUpIn(found: Found<RunnableSet>, draft: SetDraft): ReadonlyMap<string, RunnableSet> {
  return new Map(lookupsOf(draft).map((code) => [code, requireFound(found, code)]));
}
