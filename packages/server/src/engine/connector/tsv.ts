import type { Readable } from 'node:stream';
import { AppError } from '@aj-report/contract';
import { ANSWER_MAX_LENGTH } from './connector-limits.ts';

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', r: '\r', n: '\n', t: '\t', 0: '\0' };
const NEWLINE = 10;

/** Rows of ClickHouse's tab-separated format; null for its `\N`. @source ClickHouse documentation, formats, TabSeparated */
export async function* readTsvRows(body: Readable): AsyncGenerator<readonly (string | null)[]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of body as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? part : Buffer.concat([rest, part]);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE, start); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      yield toCells(bytes.toString('utf8', start, end));
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > ANSWER_MAX_LENGTH) throw endlessRow();
  }
  if (rest.length > 0) yield toCells(rest.toString('utf8'));
}

function toCells(line: string): (string | null)[] {
  return line.split('\t').map((cell) => {
    if (cell === '\\N') return null;
    return cell.includes('\\') ? cell.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign) : cell;
  });
}

function endlessRow(): AppError {
  const detail = { zh: '一行数据过长', en: 'a row does not end' };
  return new AppError('data-source/answer-invalid', { detail });
}
