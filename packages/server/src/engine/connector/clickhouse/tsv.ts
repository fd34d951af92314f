import { COLUMNS_MAX, FRAME_MAX_BYTES } from '../guard/connector-limits.ts';
import { endlessFrame } from '../guard/protocol-guard.ts';

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', r: '\r', n: '\n', t: '\t', 0: '\0' };
const NEWLINE = 10;

/** Rows of ClickHouse's tab-separated format; null for its `\N`. @source ClickHouse documentation, formats, TabSeparated */
export async function* readTsvRows(body: AsyncIterable<Buffer>): AsyncGenerator<readonly (string | null)[]> {
  let begun: Buffer[] = [];
  let begunBytes = 0;
  for await (const part of body) {
    let start = 0;
    for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, start)) {
      const line = part.subarray(start, end);
      yield toCells((begun.length === 0 ? line : Buffer.concat([...begun, line])).toString());
      begun = [];
      begunBytes = 0;
      start = end + 1;
    }
    if (start === part.length) continue;
    begun.push(part.subarray(start));
    begunBytes += part.length - start;
    if (begunBytes > FRAME_MAX_BYTES) throw endlessFrame();
  }
  if (begunBytes > 0) yield toCells(Buffer.concat(begun).toString());
}

function toCells(line: string): (string | null)[] {
  // One more than is taken, so that it is seen.
  return line.split('\t', COLUMNS_MAX + 1).map((cell) => {
    if (cell === '\\N') return null;
    return cell.includes('\\') ? cell.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign) : cell;
  });
}
