import { createHash } from 'node:crypto';
import {
  AppError,
  fieldTextsOf,
  LIMITS,
  usedArguments,
  type DataSetParam,
  type DataSetQuery,
  type PreviewResult,
  type Row,
  type RowRule,
} from '@aj-report/contract';
import { toParamType, toSampleContext } from '../../engine/data-set/resolve.ts';
import { PREVIEW_SIZES, shortenRows } from '../../engine/data-set/shorten-rows.ts';
import { lexisOf } from '../../engine/sql/lexicon/lexis-of.ts';
import { findRowLimit } from '../../engine/sql/row-limit.ts';
import type { Needs } from '../../platform/needs.ts';
import { addDays } from '../../platform/times.ts';
import { requireReadySource } from '../connection/ready-source.service.ts';
import type { Asker } from './asker.service.ts';
import * as store from './data-set.store.ts';
import { bindDraft, type SetDraft } from './find-sets.service.ts';
import { checkRowRules, withoutRows } from './row-rules.service.ts';
import type { HasSetAnswers } from './set-answers.service.ts';
import { checkTypeOfSource, readCalc } from './set-definition.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clickhouse' | 'clock' | 'config' | 'db' | 'deriveToken' | 'queryEngine'> & HasSetAnswers;

/** Rows that a preview shows; the total counts all. */
const PREVIEW_ROWS = 100;
const REMEMBERED_DAYS = 1;

/** The columns that are kept: what a set is bound by, as far as there is room. */
function toKeptShape(columns: PreviewResult['columns']): PreviewResult['columns'] {
  let left = LIMITS.shapeMax;
  return columns.filter((column) => (left -= JSON.stringify(column).length) >= 0);
}

/** A row as a sample of what a set answers: its first fields, as far as there is room. */
function toSample(row: Readonly<Record<string, unknown>> = {}): string {
  let left = LIMITS.sampleMax;
  const { rows } = shortenRows([row as Row], {
    cell: LIMITS.sampleCellMax,
    row: LIMITS.sampleMax,
    all: LIMITS.sampleMax,
  });
  const fields = Object.entries(rows[0] ?? {});
  const kept = fields.filter((field) => (left -= JSON.stringify(field).length) >= 0);
  return JSON.stringify(Object.fromEntries(kept));
}

/** @throws request/invalid for a name that two parameters have */
function checkParamNames({ dataSetParamDtoList = [] }: DataSetQuery): void {
  const names = dataSetParamDtoList.map(({ paramName }) => paramName);
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index);
  if (repeated < 0) return;
  const reason = { zh: `参数名“${names[repeated]}”重复`, en: `repeats the name "${names[repeated]}"` };
  throw new AppError('request/invalid', { path: `body/dataSetParamDtoList/${repeated}/paramName`, reason });
}

/**
 * Runs a query as it stands in the editor, with the sample values of its parameters, and remembers for the caller that
 * it succeeded: only then may it be saved.
 * @throws data-set/*, calc/*, record/not-found, data-source/*, sql/*
 */
export async function previewQuery(
  app: App,
  actor: Actor,
  query: DataSetQuery,
  asker: Asker,
  signal: AbortSignal,
): Promise<PreviewResult> {
  checkParamNames(query);
  const answer = await runPreview(app, await draftOf(app, query), asker, signal);
  const now = app.clock.now();
  await store.rememberPreview(
    app.db,
    {
      userId: actor.userId,
      queryHash: hashOf(query),
      columns: JSON.stringify(toKeptShape(answer.columns)),
      // Rows that one person may see are not kept for others to read.
      caseResult: (query.rowRules ?? []).length > 0 ? '{}' : toSample(answer.data[0]),
      expireTime: addDays(now, REMEMBERED_DAYS).toISOString(),
    },
    now.toISOString(),
  );
  return answer;
}

/** The first rows of a saved set, with the sample values of its parameters. @throws data-set/*, calc/*, sql/* */
export async function previewSaved(
  app: App,
  saved: DataSetQuery,
  asker: Asker,
  signal: AbortSignal,
): Promise<PreviewResult> {
  return runPreview(app, await draftOf(app, saved), asker, signal, withoutRows);
}

/** A set as it stands in the editor. @throws data-set/*, calc/*, record/not-found, data-source/* */
async function draftOf(
  app: Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'>,
  query: DataSetQuery,
): Promise<SetDraft> {
  const calc = readCalc(query);
  const { dynSentence = '', dataSetParamDtoList: params = [], rowRules = [] } = query;
  const { dataSetTransformDtoList: transforms = [] } = query;
  checkRowRules(rowRules);
  const source = await requireReadySource(app, query.sourceCode);
  checkTypeOfSource(query.setType, source.sourceType);
  const draft = { setCode: '', source, dynSentence, params, transforms, rowRules, cacheSeconds: null };
  return { ...draft, ...(calc ? { calc } : {}) };
}

/**
 * The first rows of a set with the sample values of its parameters, as the asker may see them.
 * @param toShownError for an asker who does not write SQL
 */
async function runPreview(
  app: App,
  draft: SetDraft,
  asker: Asker,
  signal: AbortSignal,
  toShownError: typeof withoutRows = (error) => error,
): Promise<PreviewResult> {
  const set = await bindDraft(app, draft, asker);
  const limits = { maxRows: PREVIEW_ROWS, timeoutMs: app.config.previewTimeoutMs };
  const question = app.setAnswers.question(set, toSampleContext(draft.params), { limits });
  const lookups = await app.setAnswers.readLookups(question, signal);
  const request = { ...app.setAnswers.toRequest(question, lookups), countTotal: true, form: 'rows' as const };
  const answer = await app.queryEngine.run(request, signal).catch((error: unknown) => {
    throw toShownError(error, request);
  });
  const { total = answer.rowCount, truncated, calcSql } = answer;
  const screenRows = app.config.queryRows;
  const rowLimit = rowLimitOf(draft);
  const { rows, shortened } = shortenRows(JSON.parse(answer.json.toString()) as Row[], PREVIEW_SIZES);
  return {
    columns: answer.columns.map(({ name, type }) => ({ name, type })),
    total,
    data: rows,
    elapsedMs: Math.round(answer.elapsedMs),
    truncated,
    ...(total > screenRows ? { screenRows } : {}),
    ...(shortened > 0 ? { shortened } : {}),
    ...(rowLimit === undefined ? {} : { rowLimit }),
    ...(calcSql === undefined ? {} : { sql: calcSql }),
  };
}

function rowLimitOf({ source, dynSentence, calc }: SetDraft): string | undefined {
  const isSql = source.sourceType !== 'http' && calc?.table === undefined;
  return isSql ? findRowLimit(dynSentence, lexisOf(source.connection?.kind)) : undefined;
}

/** What the caller's preview of this very query found. @throws data-set/not-previewed */
export async function requirePreview(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  query: DataSetQuery,
): Promise<{ columns: string; caseResult: string }> {
  const found = await store.findPreview(app.db, actor.userId, hashOf(query), app.clock.now().toISOString());
  if (!found) throw new AppError('data-set/not-previewed');
  return found;
}

/**
 * Equal for queries that run alike: descriptions, the order of fields, arguments that a function does not use play no
 * part; absent equals default, and an absent list an empty one.
 */
function hashOf(query: DataSetQuery): string {
  const { sourceCode, setType, dynSentence = '', dataSetParamDtoList = [], tableName = '' } = query;
  const { groupFields = [], calculations = [], dataSetTransformDtoList = [], rowRules = [] } = query;
  const rows = calculations.map(usedArguments);
  const governed = [Object.entries(fieldTextsOf(dataSetTransformDtoList)), rowRules.map(toComparableRule)];
  const asked = setType === 'calc' ? tableName : dynSentence;
  const parts = [sourceCode, setType, asked, dataSetParamDtoList.map(toComparable), groupFields, rows, governed];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function toComparable(param: DataSetParam): readonly unknown[] {
  const { paramName, paramType, requiredFlag = 0, sampleItem, defaultValue, allowedValues = '' } = param;
  return [
    paramName,
    toParamType(paramType),
    requiredFlag,
    String(sampleItem ?? ''),
    String(defaultValue ?? ''),
    allowedValues,
  ];
}

function toComparableRule({ field, symbol, boundTo, paramName = '', exemptRoles = '' }: RowRule): readonly string[] {
  return [field, symbol, boundTo, paramName.trim(), exemptRoles.trim()];
}
