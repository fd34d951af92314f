import type { Readable } from 'node:stream';
import type { DatabaseConfig } from '@aj-report/contract';
import type { EgressGuard } from '../guard/egress-guard.ts';
import { sendRequest, type HttpAnswer } from '../guard/http-request.ts';
import { hostInUrl } from '../guard/source-host.ts';

/** What is sent to ClickHouse: a statement, or rows for the statement that a setting named `query` holds. */
export interface ClickhouseCall {
  readonly body: string | Readable;
  /** Settings of the server, and parameters of its HTTP interface. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * One call of ClickHouse's HTTP interface.
 * @throws AppError data-source/host-invalid, data-source/unreachable, data-source/address-refused
 */
export async function callClickhouse(
  guard: EgressGuard,
  { host, port, database, user, password, encryption }: DatabaseConfig,
  { body, settings }: ClickhouseCall,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const url = new URL(`${encryption === 'none' ? 'http' : 'https'}://${hostInUrl(host)}:${port}/`);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  if (database !== '') url.searchParams.set('database', database);
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'accept-encoding': 'identity',
    ...(user === '' ? {} : { 'x-clickhouse-user': user, 'x-clickhouse-key': password }),
  };
  const verifies = encryption === 'verify';
  return sendRequest(guard, { url: url.href, method: 'POST', headers, body, verifies }, signal);
}
