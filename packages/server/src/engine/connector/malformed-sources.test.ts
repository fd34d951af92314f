import type { Socket } from 'node:net';
import { AppError, type SqlKind, type Table } from '@aj-report/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TEST_GUARD } from '../../testing/test-sources.ts';
import { parseJsonRows } from '../rows/parse-json-rows.ts';
import { createConnector } from '../source/connector-set.ts';
import type { SqlConnector } from './connector.types.ts';
import {
  listenAs,
  malformedMysql,
  malformedPostgresql,
  mysqlEnd,
  mysqlPacket,
  mysqlRow,
} from './malformed-servers.testing.ts';
import { pgMessage, pgRow, writeForever, type TestListener } from './malformed-servers.testing.ts';

const MAX_ROWS = 50;
/** ms; longer than any test, so that no deadline stands in for what is tested */
const NEVER = 300_000;
const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What a source answers that says its one column `n` holds numbers. */
interface Lie {
  /** One row with a text. */
  text(socket: Socket): void;
  /** Rows without an end. */
  rows(socket: Socket): void;
  /** One row without an end. */
  row(socket: Socket): void;
  /** Messages of the right shape with nothing sensible in them. */
  rubbish(socket: Socket): void;
}

const PG_END = Buffer.concat([pgMessage('C', 'SELECT 1\0'), pgMessage('Z', 'I')]);
const FIRST = 4;
const rowsFrom = (first: number) => {
  let number = first;
  return () => Buffer.concat(Array.from({ length: 256 }, () => mysqlRow(number++ % 256, '7')));
};
const PIECE = Buffer.alloc(64 * 1024, '7');

const MALFORMED: Readonly<Record<'postgresql' | 'mysql', Lie>> = {
  postgresql: {
    text: (socket) => void socket.write(Buffer.concat([pgRow('1'), pgRow('many'), PG_END])),
    rows: (socket) => writeForever(socket, () => Buffer.concat(Array.from({ length: 256 }, () => pgRow('7')))),
    row: (socket) => {
      socket.write(Buffer.from([0x44, 0x7f, 0xff, 0xff, 0xff, 0, 1, 0x7f, 0xff, 0xff, 0xf0]));
      writeForever(socket, () => PIECE);
    },
    rubbish: (socket) => void socket.write(pgMessage('D', Buffer.from([0x7f, 0xff, 0, 0, 0, 9, 1]))),
  },
  mysql: {
    text: (socket) =>
      void socket.write(Buffer.concat([mysqlRow(FIRST, '1'), mysqlRow(FIRST + 1, 'many'), mysqlEnd(FIRST + 2)])),
    rows: (socket) => writeForever(socket, rowsFrom(FIRST)),
    row: (socket) => {
      let number = FIRST;
      const body = Buffer.alloc(0xffffff, '7');
      writeForever(socket, () => mysqlPacket(number++, body));
    },
    rubbish: (socket) => void socket.write(mysqlPacket(FIRST, Buffer.from([0, 0, 0xfe, 0xff, 0xff, 0xff]))),
  },
};

function connect(kind: SqlKind, port: number): SqlConnector {
  const config = { host: '127.0.0.1', port, database: 'd', user: 'u', password: 'p', encryption: 'none' };
  const connector = createConnector({ key: 'k', kind, config }, { guard: TEST_GUARD, maxConnections: 2 });
  closing.push(() => connector.close());
  return connector as SqlConnector;
}

async function read(connector: SqlConnector): Promise<Table | AppError> {
  const query = { sql: 'select n from t', values: [], timeoutMs: NEVER };
  try {
    const { json } = await connector.read(query, { maxRows: MAX_ROWS });
    return JSON.parse(json.toString()) as Table;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Nothing of the answer is awaited any more. */
const allGone = (listener: TestListener) => vi.waitFor(() => expect(listener.open()).toBe(0), { timeout: 30_000 });

describe.each(Object.entries(MALFORMED))('a %s whose answers are malformed', (kind, answerOf) => {
  const start = async (answer: (socket: Socket) => void) => {
    const listener = await listenAs(kind === 'mysql' ? malformedMysql(answer) : malformedPostgresql(answer));
    closing.push(() => listener.close());
    return { listener, connector: connect(kind as SqlKind, listener.port) };
  };

  it('about a type is answered with the value that is wrong', async () => {
    const { connector } = await start((socket) => answerOf.text(socket));
    const answer = await read(connector);
    expect(answer).toMatchObject({ code: 'data-source/answer-invalid' });
    expect((answer as AppError).message).toContain('the value "many" of column "n" in row 2');
  });

  it('with rows without an end is cut, and hung up on', async () => {
    const { connector, listener } = await start((socket) => answerOf.rows(socket));
    const answer = (await read(connector)) as Table;
    expect([answer.rowCount, answer.truncated, answer.data[0]?.[0]]).toEqual([MAX_ROWS, true, 7]);
    await allGone(listener);
  });

  it('with a row without an end is refused, and hung up on', async () => {
    const { connector, listener } = await start((socket) => answerOf.row(socket));
    expect(await read(connector)).toMatchObject({ code: 'data-source/answer-too-large' });
    await allGone(listener);
  });

  it('with rubbish in the right shape is refused, and nothing else breaks', async () => {
    const { connector, listener } = await start((socket) => answerOf.rubbish(socket));
    expect(await read(connector)).toMatchObject({ code: 'data-source/answer-invalid' });
    await allGone(listener);
  });

  it('and speaks another language after the login is refused', async () => {
    const { connector } = await start((socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\nlorem ipsum'));
    expect(await read(connector)).toMatchObject({ code: 'data-source/answer-invalid' });
  });
});

describe('an HTTP interface whose answers are malformed', () => {
  const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n';
  const COLUMNS = 'n\nInt32\n';
  const start = async (text: string, then: (socket: Socket) => void) => {
    const listener = await listenAs((socket) =>
      socket.once('data', () => {
        socket.write(HEAD + text);
        then(socket);
      }),
    );
    closing.push(() => listener.close());
    return { listener, connector: connect('clickhouse', listener.port) };
  };

  it('about a type is answered with the value that is wrong', async () => {
    const { connector } = await start(`${COLUMNS}1\nmany\n`, (socket) => socket.end());
    expect(((await read(connector)) as AppError).message).toContain('the value "many" of column "n" in row 2');
  });

  it('with rows without an end is cut, and hung up on', async () => {
    const rows = Buffer.from('7\n'.repeat(1000));
    const { connector, listener } = await start(COLUMNS, (socket) => writeForever(socket, () => rows));
    const answer = (await read(connector)) as Table;
    expect([answer.rowCount, answer.truncated]).toEqual([MAX_ROWS, true]);
    await allGone(listener);
  });

  it('with a row without an end is refused, and hung up on', async () => {
    const { connector, listener } = await start(COLUMNS, (socket) => writeForever(socket, () => PIECE));
    expect(await read(connector)).toMatchObject({ code: 'data-source/answer-too-large' });
    await allGone(listener);
  });

  it('with more columns than anybody reads is refused, and hung up on', async () => {
    const head = `${'n\t'.repeat(2_000_000)}n\n${'Int32\t'.repeat(2_000_000)}Int32\n`;
    const { connector, listener } = await start(head, (socket) => writeForever(socket, () => Buffer.from('7\n')));
    expect(((await read(connector)) as AppError).message).toContain('more than 10000 columns');
    await allGone(listener);
  });

  it('and fails behind its rows is reported with its error, in the words of newer servers too', async () => {
    const error = 'Code: 241. DB::Exception: Memory limit exceeded: maximum: 1.00 GiB. (MEMORY_LIMIT_EXCEEDED)';
    for (const text of [
      `1\n${error} (version 23.8.1.1)\n`,
      `1\nCode: 241, e.displayText() = DB::Exception: maximum: 1.00 GiB, e.what() = DB::Exception\n`,
    ]) {
      const { connector } = await start(COLUMNS + text, (socket) => socket.end());
      expect(await read(connector)).toMatchObject({ code: 'sql/out-of-memory' });
    }
  });

  it('with a row of too few values is refused', async () => {
    const { connector } = await start('n\tm\nInt32\tInt32\n1\t2\n3\n', (socket) => socket.end());
    expect(((await read(connector)) as AppError).message).toContain('row 2 has 1 values for 2 columns');
  });

  it('and hangs up in the middle is refused', async () => {
    const chunk = `${(COLUMNS.length + 20).toString(16)}\r\n${COLUMNS}1\n`;
    const head = HEAD.replace('connection: close', 'transfer-encoding: chunked');
    const listener = await listenAs((socket) => socket.once('data', () => socket.end(head + chunk)));
    closing.push(() => listener.close());
    expect(await read(connect('clickhouse', listener.port))).toMatchObject({ code: 'data-source/answer-invalid' });
  });

  it('about the types of its JSON is read as texts', () => {
    const rows = '[{"n":1,"d":"2024-01-02"},{"n":"many","d":7},{"n":true,"d":{"a":1}},{"n":12345678901234567890}]';
    expect(parseJsonRows(rows, '', { maxRows: 9, maxColumns: 9 })).toMatchObject({
      columns: [
        { name: 'n', type: 'string' },
        { name: 'd', type: 'string' },
      ],
      data: [
        ['1', 'many', 'true', '12345678901234567890'],
        ['2024-01-02', '7', '{"a":1}', null],
      ],
    });
  });
});
