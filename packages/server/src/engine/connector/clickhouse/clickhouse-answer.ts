import type { Readable } from 'node:stream';
import { AppError } from '@aj-report/contract';
import { toColumnType } from './clickhouse-columns.ts';
import type { WrittenTable } from '../../request/written-table.ts';
import type { ReadOptions } from '../../query/query-source.types.ts';
import { brokenBody } from '../guard/http-request.ts';
import { RowIntake } from '../rows/row-intake.ts';
import { readTsvRows } from './tsv.ts';

/** Bytes at the end of an answer that an error may take. */
const TAIL_BYTES = 64 * 1024;
/** An error behind rows, as old and as new servers write it. @source ClickHouse, src/Server/HTTPHandler.cpp */
const FAILURE_HEAD = /^Code: \d+[.,] (?:e\.displayText\(\) = )?DB::Exception: /gm;
const FAILURE_END = /(?:e\.what\(\) = DB::Exception|\(version [^\n]*\))\s*$/;

export interface ClickhouseAnswer {
  readonly table: WrittenTable;
  /** It was left before its end. */
  readonly isCut: boolean;
  /** It ends like an error of the server, but every line is a row of its columns: some that tell of an error, maybe. */
  readonly isDoubtful: boolean;
}

/** The error that a server sent behind the rows which were under way. */
export class FailedAnswer extends Error {}

/**
 * Reads an answer as it comes, and no further than it is wanted.
 * @param mayFail whether an error may stand behind the rows
 * @throws FailedAnswer, AppError data-source/answer-invalid, data-source/answer-too-large
 */
export async function readClickhouseRows(
  body: Readable,
  options: ReadOptions,
  mayFail = true,
): Promise<ClickhouseAnswer> {
  const tail = new Tail();
  const intake = new RowIntake(options);
  const take = takerOf(intake);
  let fault: unknown;
  let isCut = false;
  let oddBytes = 0;
  try {
    for await (const row of readTsvRows(tail.follow(body))) {
      if (take(row)) continue;
      // What fits no column may be the beginning of an error, which is read to its end.
      if (mayFail && intake.isFaulty) oddBytes ||= tail.bytes;
      if (oddBytes > 0 && tail.bytes - oddBytes < TAIL_BYTES) continue;
      isCut = true;
      break;
    }
  } catch (error) {
    fault = brokenBody(error);
  } finally {
    body.destroy();
  }
  const failure = mayFail && !isCut ? tail.failure() : undefined;
  const isOdd = fault !== undefined || intake.isFaulty;
  if (failure !== undefined && isOdd) throw new FailedAnswer(failure);
  if (fault !== undefined) throw fault;
  if (!intake.hasBegun) throw notClickhouse();
  return { table: intake.finish(), isCut, isDoubtful: failure !== undefined };
}

/** Two lines of names and types stand before the rows. */
function takerOf(intake: RowIntake): (row: readonly (string | null)[]) => boolean {
  let names: readonly string[] | undefined;
  return (row) => {
    if (intake.hasBegun) return intake.take(row);
    const cells = row.map((cell) => cell ?? '');
    if (names) intake.begin(names.map((name, at) => ({ name, type: toColumnType(cells[at] ?? '') })));
    else names = cells;
    return true;
  };
}

function notClickhouse(): AppError {
  const detail = { zh: '应答不是 ClickHouse 的格式', en: 'this is no answer of ClickHouse' };
  return new AppError('data-source/answer-invalid', { detail });
}

/** The end of a stream that somebody reads. */
class Tail {
  bytes = 0;
  private parts: Buffer[] = [];
  private keptBytes = 0;

  async *follow(body: Readable): AsyncGenerator<Buffer> {
    for await (const part of body as AsyncIterable<Buffer>) {
      this.keep(part);
      yield part;
    }
  }

  /** The error that the stream ends with. */
  failure(): string | undefined {
    const text = Buffer.concat(this.parts).toString();
    if (!FAILURE_END.test(text)) return undefined;
    const last = [...text.matchAll(FAILURE_HEAD)].at(-1);
    return last && text.slice(last.index);
  }

  private keep(part: Buffer): void {
    this.bytes += part.length;
    this.keptBytes += part.length;
    this.parts.push(part);
    while (this.keptBytes - this.parts[0]!.length >= TAIL_BYTES) this.keptBytes -= this.parts.shift()!.length;
  }
}
