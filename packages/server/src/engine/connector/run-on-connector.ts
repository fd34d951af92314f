import type { QueryAnswer } from '../request/query-engine.types.ts';
import type { Finish, SourceRequest } from '../query/query-source.types.ts';
import { runQuery } from '../query/run-query.ts';
import type { SqlConnector } from './connector.types.ts';
import { KnownSource } from './known-source.ts';
import { Deadline } from './session/deadline.ts';

/**
 * Runs a data set on an external source within its time, once more where the source has other columns by now.
 * @throws AppError `sql/*`, `calc/*`, `data-set/*`, `data-source/*`
 */
export async function runOnConnector(
  connector: SqlConnector,
  request: SourceRequest,
  finish: Finish,
  signal?: AbortSignal,
): Promise<QueryAnswer> {
  const started = performance.now();
  const deadline = new Deadline(request.timeoutMs);
  const finishInTime: Finish = (left, stop) => deadline.within((timeoutMs) => finish({ ...left, timeoutMs }, stop));
  const source = new KnownSource(connector, deadline);
  const answer = await runQuery(source, request, finishInTime, signal).catch((error: unknown) => {
    if (!source.isWorthAnother(error)) throw error;
    return runQuery(new KnownSource(connector, deadline), request, finishInTime, signal);
  });
  return { ...answer, elapsedMs: performance.now() - started };
}
