import type { Cell, SqlKind, Table } from '@aj-report/contract';
import { AppError } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';
import { TestEngine } from '../process/query-engine.testing.ts';
import { runOnConnector } from './run-on-connector.ts';
import { sequenceFrom } from './sequence.testing.ts';

const COUNT = 4000;
/** Ways to begin and end a text, a name or a comment, of any engine of today or tomorrow, and what they may stand behind. */
const EDGES = [
  ...`' " \` \\ \\' '' "" \`\` $$ $a$ $b$ E' e' U&' U&" N' x' _utf8' B' /* */ /*! /*+ /**/ -- # // ‘ ’ “ ” « ＇ ´`.split(
    ' ',
  ),
  ...'€ \u200b 中 😀 ( ) [ ] { } ${ , . ; a'.split(' '),
  '-- ',
  '--\n',
  '#\n',
  '\n',
  '\r',
  '\u00a0',
  '\u3000',
  '\u2028',
];

/** A statement that hides a call between edges, as it would have to be hidden from who looks for it. */
function hide(call: string, next: (below: number) => number): string {
  const edge = () => EDGES[next(EDGES.length)]!;
  const some = () => (next(3) === 0 ? edge() : '');
  const comma = () => (next(3) === 0 ? ' ' : ' , ');
  // Mostly the same edge on both sides, so that many of the statements are read to their end.
  const begin = edge();
  const end = next(4) === 0 ? edge() : begin;
  return `select ${some()}${begin}${some()}${comma()}${call}${comma()}${some()}${end}${some()}`;
}

interface Target {
  /** False where no server is. */
  start(): Promise<boolean>;
  stop(): Promise<void>;
  /** What nobody may call, and what it answers. */
  readonly call: string;
  answer(): Promise<Cell>;
  run(sql: string): Promise<readonly Cell[]>;
}

function cellsOf({ json }: { readonly json: Buffer }): Cell[] {
  return (JSON.parse(json.toString()) as Table).data.flat();
}

class SourceTarget implements Target {
  private source: TestSource | undefined;

  constructor(
    private readonly kind: SqlKind,
    readonly call: string,
  ) {}

  async start(): Promise<boolean> {
    this.source = await TEST_SOURCES[this.kind]();
    return this.source !== undefined;
  }

  async stop(): Promise<void> {
    await this.source?.stop();
  }

  async answer(): Promise<Cell> {
    const query = { sql: `select ${this.call} as answer`, values: [], timeoutMs: 5_000 };
    return cellsOf(await this.source!.connector.read(query, { maxRows: 1 }))[0] ?? null;
  }

  async run(sql: string): Promise<readonly Cell[]> {
    const request = { sql, params: [], maxRows: 10, timeoutMs: 5_000 };
    const never = () => Promise.reject(new Error('nothing is left to compute'));
    return cellsOf(await runOnConnector(this.source!.connector, request, never));
  }
}

class EmbeddedTarget implements Target {
  readonly call = "current_setting('threads')";
  private readonly engine = new TestEngine();

  async start(): Promise<boolean> {
    await this.engine.start();
    return true;
  }

  stop(): Promise<void> {
    return this.engine.stop();
  }

  answer(): Promise<Cell> {
    return Promise.resolve(null);
  }

  async run(sql: string): Promise<readonly Cell[]> {
    return cellsOf(await this.engine.run(this.engine.asked(sql)));
  }
}

const TARGETS: Readonly<Record<string, Target>> = {
  postgresql: new SourceTarget('postgresql', "current_setting('server_version_num')"),
  mysql: new SourceTarget('mysql', "is_free_lock('zz')"),
  clickhouse: new SourceTarget('clickhouse', 'hostName()'),
  embedded: new EmbeddedTarget(),
};

describe.each(Object.entries(TARGETS))('A call hidden from our half of the proof on %s', (_kind, target) => {
  let isThere = false;
  beforeAll(async () => {
    isThere = await target.start();
  }, 60_000);
  afterAll(async () => {
    if (isThere) await target.stop();
  });

  it('is hidden from the engine too: whatever is let through is a text there', async ({ skip }) => {
    if (!isThere) return skip();
    const answer = await target.answer();
    const next = sequenceFrom(20_261_121);
    let passed = 0;
    for (let count = 0; count < COUNT; count++) {
      const sql = hide(target.call, next);
      try {
        const cells = await target.run(sql);
        passed++;
        // A text holds the words of the call; its answer would stand by itself.
        expect([sql, answer !== null && cells.includes(answer)]).toEqual([sql, false]);
        expect([sql, cells.some((cell) => typeof cell === 'number')]).toEqual([sql, false]);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        expect([sql, error.code]).toEqual([sql, expect.stringMatching(/^(?:sql\/|data-source\/answer-)/)]);
      }
    }
    expect(passed).toBeGreaterThan(COUNT / 200);
  });
});
