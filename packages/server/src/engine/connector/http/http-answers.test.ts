import { gzipSync } from 'node:zlib';
import { AppError } from '@aj-report/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { TEST_GUARD } from '../../../testing/test-sources.ts';
import { HttpConnector } from './http.ts';
import { listenAs } from '../malformed-servers.testing.ts';

/** ms; longer than any test, so that no deadline stands in for what is tested */
const NEVER = 300_000;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** What is read of a server that answers this to any request, and then hangs up. */
async function read(head: string, body: Uint8Array | string = '', mayEnd = true): Promise<string> {
  const listener = await listenAs((socket) =>
    socket.once('data', () => {
      socket.write(`HTTP/1.1 ${head}\r\n${mayEnd ? 'connection: close\r\n' : ''}\r\n`);
      if (mayEnd) socket.end(body);
      else socket.write(body);
    }),
  );
  const config = { baseUrl: `http://127.0.0.1:${listener.port}/`, headers: [], secretHeader: '', secret: '' };
  const source = new HttpConnector(config, { guard: TEST_GUARD, maxConnections: 2 });
  closing.push(() => listener.close());
  const answer = await source.read({ sql: '{"apiUrl":"rows"}', params: [], timeoutMs: NEVER });
  return answer.toString();
}

async function failure(...args: Parameters<typeof read>): Promise<AppError> {
  const error = await read(...args).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

describe('An answer over HTTP', () => {
  const GBK = Buffer.from([0x22, 0xd6, 0xd0, 0xce, 0xc4, 0x22]);

  it.each([
    ['names it', '200 OK\r\ncontent-type: application/json; charset=GBK', GBK, '"中文"'],
    ['names it in quotes', '200 OK\r\ncontent-type: text/plain;charset="gb2312"; x=y', GBK, '"中文"'],
    ['begins with its mark', '200 OK', Buffer.from('\ufeff"中文"', 'utf16le'), '"中文"'],
    ['names none', '200 OK\r\ncontent-type: application/json', Buffer.from('"中文"'), '"中文"'],
    ['names one that nobody knows', '200 OK\r\ncontent-type: text/plain; charset=klingon', Buffer.from('"中"'), '"中"'],
  ])('is read in its encoding where it %s', async (_, head, body, wanted) => {
    expect(await read(head, body)).toBe(wanted);
  });

  it('that wants to go on in another protocol is refused', async () => {
    const head = '101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade';
    expect(await failure(head, 'hello', false)).toMatchObject({ code: 'data-source/answer-invalid' });
  });

  it('that breaks off is refused in plain words', async () => {
    const { code, params } = await failure('200 OK\r\ncontent-length: 1000', '[1,');
    expect([code, params['detail']]).toEqual([
      'data-source/answer-invalid',
      { zh: '连接在应答结束前断开', en: 'the connection broke off before its end' },
    ]);
  });

  it('that cannot be unpacked is refused in plain words', async () => {
    const whole = gzipSync('[1,2,3]');
    for (const body of ['plain', whole.subarray(0, 12)]) {
      const { code, params } = await failure('200 OK\r\ncontent-encoding: gzip', body);
      expect([code, params['detail']]).toEqual([
        'data-source/answer-invalid',
        { zh: expect.stringContaining('解压') as string, en: expect.stringContaining('unpacked') as string },
      ]);
    }
  });

  it('of an error is quoted by its beginning, however long it is', async () => {
    const { code, params } = await failure('500 Oops', `<p>no such ledger</p>${' '.repeat(1_000_000)}`);
    expect([code, params['status'], params['detail']]).toEqual([
      'data-source/answer-status',
      500,
      '<p>no such ledger</p>',
    ]);
  });
});
