import { type DataSetQuery, type OutputOf, type tryRequest } from '@aj-report/contract';
import { HttpConnector } from '../../engine/connector/http/http.ts';
import { resolveParams, toSampleContext } from '../../engine/data-set/resolve.ts';
import type { Needs } from '../../platform/needs.ts';
import { requireReadySource } from '../connection/ready-source.service.ts';
import { toTypeMismatch } from './set-definition.ts';

type App = Needs<'clickhouse' | 'clock' | 'config' | 'connectors' | 'db' | 'deriveToken'>;

/** Bytes of an answer that are handed on. */
const SHOWN_BYTES = 1024 * 1024;

type Asked = Pick<DataSetQuery, 'sourceCode' | 'dynSentence' | 'dataSetParamDtoList'>;

/**
 * Sends a request with the sample values of its parameters and answers what came back, before any rows are looked for.
 * @throws record/not-found, data-set/type-mismatch, data-set/request-invalid, data-source/*, sql/*
 */
export async function sendRequestOf(
  app: App,
  { sourceCode, dynSentence = '', dataSetParamDtoList: declared = [] }: Asked,
  signal: AbortSignal,
): Promise<OutputOf<typeof tryRequest>> {
  const { connection, sourceType } = await requireReadySource(app, sourceCode);
  const connector = connection && app.connectors.of(connection);
  if (!(connector instanceof HttpConnector)) throw toTypeMismatch('http', sourceType);
  const params = resolveParams(declared, toSampleContext(declared), app.clock.now());
  const started = performance.now();
  const question = { sql: dynSentence, params, timeoutMs: app.config.previewTimeoutMs };
  const body = await connector.read(question, signal);
  return {
    bytes: body.length,
    elapsedMs: Math.round(performance.now() - started),
    text: body.toString('utf8', 0, SHOWN_BYTES),
    isWhole: body.length <= SHOWN_BYTES,
  };
}
