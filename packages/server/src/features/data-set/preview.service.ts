import { createHash } from 'node:crypto';
import {
  AppError,
  usedArguments,
  type DataSetParam,
  type DataSetQuery,
  type PreviewResult,
  type Row,
} from '@aj-report/contract';
import type { App } from '../../app.ts';
import { toParamType, toSampleContext } from '../../engine/data-set/resolve.ts';
import type { Actor } from '../../platform/session.ts';
import { addDays } from '../../platform/times.ts';
import { requireReadySource } from '../data-source/ready-source.service.ts';
import * as store from './data-set.store.ts';
import { readCalc } from './set-definition.ts';

/** Rows that a preview shows; the total counts all. */
const PREVIEW_ROWS = 100;
const REMEMBERED_DAYS = 1;

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
  signal: AbortSignal,
): Promise<PreviewResult> {
  const calc = readCalc(query);
  checkParamNames(query);
  const source = await requireReadySource(app, query.sourceCode);
  const { dynSentence = '', dataSetParamDtoList: params = [] } = query;
  const set = await app.setAnswers.withLookups({ source, dynSentence, params, ...(calc ? { calc } : {}) });
  const limits = { maxRows: PREVIEW_ROWS, timeoutMs: app.config.previewTimeoutMs };
  const question = app.setAnswers.question(set, toSampleContext(params), limits);
  const lookups = await app.setAnswers.readLookups(question, signal);
  const request = { ...app.setAnswers.toRequest(question, lookups), countTotal: true, rows: true };
  const answer = await app.queryEngine.run(request, signal);
  const data = JSON.parse(answer.rowsJson?.toString() ?? '[]') as Row[];
  const now = app.clock.now();
  await store.rememberPreview(
    app.db,
    {
      userId: actor.userId,
      queryHash: hashOf(query),
      columns: JSON.stringify(answer.columns),
      caseResult: JSON.stringify(data[0] ?? {}),
      expireTime: addDays(now, REMEMBERED_DAYS).toISOString(),
    },
    now.toISOString(),
  );
  const columns = answer.columns.map(({ name, type }) => ({ name, type }));
  const { total = answer.rowCount, truncated, calcSql } = answer;
  const elapsedMs = Math.round(answer.elapsedMs);
  return { columns, total, data: [...data], elapsedMs, truncated, ...(calcSql === undefined ? {} : { sql: calcSql }) };
}

/** What the caller's preview of this very query found. @throws data-set/not-previewed */
export async function requirePreview(
  app: App,
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
  const { groupFields = [], calculations = [] } = query;
  const rows = calculations.map(usedArguments);
  const asked = setType === 'calc' ? tableName : dynSentence;
  const parts = [sourceCode, setType, asked, dataSetParamDtoList.map(toComparable), groupFields, rows];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function toComparable({ paramName, paramType, requiredFlag = 0, sampleItem }: DataSetParam): readonly unknown[] {
  return [paramName, toParamType(paramType), requiredFlag, String(sampleItem ?? '')];
}
