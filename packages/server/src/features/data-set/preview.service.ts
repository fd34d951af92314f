import { createHash } from 'node:crypto';
import { AppError, type DataSetParam, type DataSetQuery, type PreviewResult, type Row } from '@aj-report/contract';
import type { App } from '../../app.ts';
import { resolveQuery, toParamType, toSampleContext } from '../../engine/data-set/resolve.ts';
import type { Actor } from '../../platform/session.ts';
import { addDays } from '../../platform/times.ts';
import { requireReadySource } from '../data-source/ready-source.service.ts';
import * as store from './data-set.store.ts';

/** Rows that a preview shows; the total counts all. */
const PREVIEW_ROWS = 100;
const REMEMBERED_DAYS = 1;
const SET_TYPES = ['sql'];

/** @throws data-set/type-unknown */
export function checkSetType(setType: string): void {
  if (!SET_TYPES.includes(setType)) throw new AppError('data-set/type-unknown', { type: setType });
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
 * @throws data-set/type-unknown, record/not-found, data-source/not-ready, sql/*
 */
export async function previewQuery(
  app: App,
  actor: Actor,
  query: DataSetQuery,
  signal: AbortSignal,
): Promise<PreviewResult> {
  checkSetType(query.setType);
  checkParamNames(query);
  const { databases } = await requireReadySource(app, query.sourceCode);
  const set = { databases, dynSentence: query.dynSentence, params: query.dataSetParamDtoList ?? [] };
  const limits = { maxRows: PREVIEW_ROWS, timeoutMs: app.config.previewTimeoutMs };
  const request = { ...resolveQuery(set, toSampleContext(set.params), limits), countTotal: true, rows: true };
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
  const { total = answer.rowCount, truncated } = answer;
  return { columns, total, data: [...data], elapsedMs: Math.round(answer.elapsedMs), truncated };
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

/** Equal for queries that run alike: descriptions and the order of fields play no part, absent equals default. */
function hashOf({ sourceCode, setType, dynSentence, dataSetParamDtoList = [] }: DataSetQuery): string {
  const params = dataSetParamDtoList.map(toComparable);
  return createHash('sha256')
    .update(JSON.stringify([sourceCode, setType, dynSentence, params]))
    .digest('hex');
}

function toComparable({ paramName, paramType, requiredFlag = 0, sampleItem }: DataSetParam): readonly unknown[] {
  return [paramName, toParamType(paramType), requiredFlag, String(sampleItem ?? '')];
}
