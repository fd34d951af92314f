import type { BatchLine, Table } from '@aj-report/contract';
import type { DataAnswer, DataQuery } from '@aj-report/widgets';
import { BROKEN_CODE, ClientError, toNetworkError } from './client-error.ts';
import { PATHS } from './paths.ts';
import { readLines } from './read-lines.ts';
import { retry } from './retry.ts';
import { openAnswer } from './transport.ts';
import type { Connection } from './connection.ts';

/** A table that was given, what it answers and its etag. */
interface HeldTable {
  readonly key: string;
  readonly etag: string;
  readonly table: Table;
}

/** By query id: the last table given. Calls share it, so that an entry may be another call's by the time of an answer. */
export type HeldTables = Map<string, HeldTable>;

interface Asked {
  readonly reportCode: string;
  readonly queries: readonly DataQuery[];
  readonly signal: AbortSignal;
}

interface Batch extends Asked {
  readonly onAnswer: (answer: DataAnswer) => void;
}

/** A line with what it answers, or without for one that nobody asked for. */
interface ReadLine {
  readonly line: BatchLine;
  readonly answer: DataAnswer | undefined;
}

/**
 * Asks for all queries in one call and answers each as its line arrives. What a broken connection left unanswered is
 * asked for again, and answered with an error when the tries are used up.
 * @throws the signal's reason when aborted, nothing else
 */
export async function queryBatch(connection: Connection, held: HeldTables, batch: Batch): Promise<void> {
  const open = new Map(batch.queries.map((query) => [query.id, query]));
  if (open.size === 0) return;
  try {
    await connection.guard(() => retry(connection.retry, batch.signal, () => askOnce(connection, held, batch, open)));
  } catch (reason) {
    if (!(reason instanceof ClientError)) throw reason;
    for (const id of open.keys()) batch.onAnswer({ id, error: { code: reason.code, message: reason.message } });
  }
}

async function askOnce(
  connection: Connection,
  held: HeldTables,
  batch: Batch,
  open: Map<string, DataQuery>,
): Promise<void> {
  if (open.size === 0) return;
  for await (const { answer } of readBatch(connection, held, { ...batch, queries: [...open.values()] })) {
    if (answer && open.delete(answer.id)) batch.onAnswer(answer);
  }
  if (open.size > 0) throw toNetworkError(BROKEN_CODE, connection.language());
}

/** The lines of one call as they arrive. @throws ClientError; the signal's reason when aborted */
export async function* readBatch(
  connection: Connection,
  held: HeldTables,
  { reportCode, queries, signal }: Asked,
  live?: 1,
): AsyncGenerator<ReadLine, void, undefined> {
  const asked = new Map(queries.map((query) => [query.id, query]));
  const given = tablesFor(held, reportCode, queries);
  const etags = Object.fromEntries([...given].map(([id, { etag }]) => [id, etag]));
  const body = { reportCode, queries, etags, live };
  const call = connection.toCall('POST', PATHS.getDataBatch, { body, signal, isHeldOpen: live === 1 });
  const answer = await openAnswer(connection.fetch, call);
  try {
    for await (const text of readLines(toBody(answer.response), answer.touch)) {
      signal.throwIfAborted();
      const line = toLine(text);
      const query = line && asked.get(line.id);
      if (line) yield { line, answer: query ? toAnswer(line, toKey(reportCode, query), given, held) : undefined };
    }
  } catch (reason) {
    throw answer.toFailure(reason);
  } finally {
    answer.close();
  }
}

function toBody(response: Response): ReadableStream<Uint8Array> {
  return response.body ?? new ReadableStream({ start: (controller) => controller.close() });
}

/** A table is distinguished by what was asked, so that a change of parameters never ends in an old table. */
function toKey(reportCode: string, query: DataQuery): string {
  return JSON.stringify([reportCode, { ...query, id: '' }]);
}

/** The tables that answer these queries: one call keeps them until it ends, because an etag is an answer only with its rows. */
function tablesFor(held: HeldTables, reportCode: string, queries: readonly DataQuery[]): HeldTables {
  const found: HeldTables = new Map();
  for (const query of queries) {
    const one = held.get(query.id);
    if (one && one.key === toKey(reportCode, query)) found.set(query.id, one);
  }
  return found;
}

/** A line cut off in the middle is no line: its query stays open. */
function toLine(text: string): BatchLine | null {
  try {
    const value: unknown = JSON.parse(text);
    const isLine = typeof value === 'object' && value !== null && 'id' in value && 'code' in value;
    return isLine ? (value as BatchLine) : null;
  } catch {
    return null;
  }
}

/**
 * An unchanged table comes back as the very same object: no redraw, and right for an asker that is new.
 * @param given what this call holds
 * @param held what later calls may hold
 */
function toAnswer(line: BatchLine, key: string, given: HeldTables, held: HeldTables): DataAnswer {
  const { id, code, etag, message = code } = line;
  const before = given.get(id);
  if (code === '304' && before) return { id, table: before.table };
  if (code !== '200' || !line.table) return { id, error: { code, message } };
  const table = line.table as Table;
  if (etag) {
    given.set(id, { key, etag, table });
    held.set(id, { key, etag, table });
  } else held.delete(id);
  return { id, table };
}
