import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptsGzip, GzipStream, toBuffer, type Piece } from './gzip-stream.ts';

async function gzip(...lines: Piece[][]): Promise<Buffer> {
  const stream = new GzipStream();
  const chunks: Buffer[] = [];
  for (const line of lines) chunks.push(...(await stream.add(line)));
  return Buffer.concat([...chunks, stream.end()]);
}

describe('A gzip stream', () => {
  it('is read as what it was put together of', async () => {
    const shared = Buffer.from('地区,金额\n'.repeat(5_000));
    const lines: Piece[][] = [
      ['{"a":', shared, '}\n'],
      ['\n'],
      ['text '.repeat(20_000), shared, randomBytes(70_000)],
      [Buffer.alloc(0), '好'],
    ];
    const whole = Buffer.concat(lines.flat().map(toBuffer));
    expect(gunzipSync(await gzip(...lines)).equals(whole)).toBe(true);
    expect(gunzipSync(await gzip(['x'.repeat(999), '']))).toHaveLength(999);
    expect(gunzipSync(await gzip())).toHaveLength(0);
  });

  it('is much shorter than its pieces', async () => {
    const rows = JSON.stringify(Array.from({ length: 2_000 }, (_, n) => ({ region: `华东${n % 9}`, amount: n * 7 })));
    expect((await gzip([rows])).length).toBeLessThan(rows.length / 5);
  });

  it('compresses once what several streams share', async () => {
    const shared = Buffer.from('华东,1\n'.repeat(1_000));
    const [, first] = await new GzipStream().add([shared]);
    const [, second] = await new GzipStream().add([shared]);
    expect(second).toBe(first);
  });
});

describe('A caller', () => {
  it('takes gzip when it says so', () => {
    for (const header of ['gzip', 'br, gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', '*', 'GZIP;q=1'])
      expect(acceptsGzip(header), header).toBe(true);
    for (const header of [undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br', 'xgzip', '*;q=0'])
      expect(acceptsGzip(header), header).toBe(false);
  });
});
