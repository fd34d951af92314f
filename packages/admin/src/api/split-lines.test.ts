import { expect, it } from 'vitest';
import { splitLines } from './split-lines.ts';

async function* piecesOf(...pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

it('Lines are whole however they are cut', async () => {
  const found: string[] = [];
  for await (const line of splitLines(piecesOf('{"a"', ':1}\n{"b":2}\n\n', '{"c":3}'))) found.push(line);
  expect(found).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
});
