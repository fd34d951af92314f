import { AppError, type SqlKind } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';
import { bindParams, type PlacedValue } from '../sql/bind-params.ts';
import { checkText } from '../sql/check-text.ts';
import { tokenizeSql } from '../sql/tokenize-sql.ts';
import { CLICKHOUSE_DIALECT } from './clickhouse/clickhouse.ts';
import type { ConnectorDialect } from './connector.types.ts';
import { expectWords, HOSTILE_DEPTH, HOSTILE_EVERYWHERE, HOSTILE_HERE, HOSTILE_VALUES } from './hostile-sql.testing.ts';
import { MYSQL_DIALECT } from './mysql/mysql.ts';
import { placeClickhouseValues, placeMysqlValues } from './rows/place-values.ts';
import { POSTGRESQL_DIALECT } from './postgresql/postgresql.ts';
import { runOnConnector } from './run-on-connector.ts';
import { sequenceFrom } from './sequence.testing.ts';

const DIALECTS: Readonly<Record<SqlKind, ConnectorDialect>> = {
  postgresql: POSTGRESQL_DIALECT,
  mysql: MYSQL_DIALECT,
  clickhouse: CLICKHOUSE_DIALECT,
};

async function codeOf(work: () => unknown): Promise<string> {
  try {
    await work();
    return 'harmless';
  } catch (error) {
    if (!(error instanceof AppError)) return String(error);
    expectWords(error);
    return error.code;
  }
}

const never = () => Promise.reject(new Error('nothing is left to compute'));

describe.each(Object.keys(DIALECTS) as SqlKind[])('Hostile SQL on %s', (kind) => {
  let source: TestSource | undefined;
  beforeAll(async () => {
    source = await TEST_SOURCES[kind]();
    await source?.run(`create table victims (id int)${kind === 'clickhouse' ? ' engine = Memory' : ''}`);
    await source?.run('insert into victims values (1), (2)');
  });
  afterAll(() => source?.stop());

  const run = (sql: string, values: readonly string[] = []) =>
    runOnConnector(
      source!.connector,
      {
        sql,
        params: values.map((value, at) => ({ name: `p${at}`, type: 'string', value })),
        maxRows: 10,
        timeoutMs: 3_000,
      },
      never,
    );
  const intact = async () => (await run('select count(*) as n from victims')).json.toString();

  it.for([...HOSTILE_EVERYWHERE, ...HOSTILE_DEPTH, ...HOSTILE_HERE[kind]])(
    'is refused or harmless: %s',
    async ([sql, code], { skip }) => {
      const refusal = await codeOf(() => checkText(sql, DIALECTS[kind].lexicon));
      if (code !== undefined) expect(refusal).toBe(code);
      if (!source) return skip();
      const answer = await codeOf(() => run(sql));
      if (code !== undefined) expect(answer).toBe(code);
      else expect(answer).toMatch(/^(?:harmless|sql\/[a-z-]+|data-source\/answer-too-large)$/);
      expect(await intact()).toContain('[[2]]');
    },
  );

  it('is refused by the engine too, when our half lets it through', async ({ skip }) => {
    if (!source) return skip();
    const { connector } = source;
    const writes = [
      'drop table victims',
      'delete from victims',
      'insert into victims values (3)',
      'select 1; drop table victims',
    ];
    for (const write of writes) {
      const wrapped = connector.dialect.limited(write, 10, 0);
      for (const sql of [write, wrapped]) {
        const answer = await codeOf(() => connector.read({ sql, values: [], timeoutMs: 3_000 }, { maxRows: 10 }));
        expect([sql, answer]).toEqual([sql, expect.stringMatching(/^sql\//)]);
      }
    }
    expect(await intact()).toContain('[[2]]');
  });

  it('cannot be carried by a value: it comes back as it went', async ({ skip }) => {
    if (!source) return skip();
    for (const value of HOSTILE_VALUES.filter((one) => kind !== 'postgresql' || !one.includes('\0'))) {
      const { json } = await run('select ${p0} as x, 7 as y', [value]);
      const { data } = JSON.parse(json.toString()) as { data: unknown[][] };
      expect([value, data]).toEqual([value, [[value], [7]]]);
    }
    expect(await intact()).toContain('[[2]]');
  });

  it('has the same shape whatever a value holds', () => {
    const dialect = DIALECTS[kind];
    const text = "select '${q}' from t".replace("'${q}'", '${p}') + ' where a = ${p} and b in (${l}) -- end';
    const shapeOf = (value: string, list: readonly string[], number: number | string) => {
      const params = [
        { name: 'p', type: 'string', value } as const,
        { name: 'l', type: 'list', value: list } as const,
        { name: 'n', type: 'number', value: number } as const,
      ];
      const style = { lexis: dialect.lexicon.lexis, mark: dialect.mark, emptyList: '(null)', keepsComments: false };
      const bound = bindParams(`${text}\nlimit \${n}`, params, style);
      const sent = sentOf(kind, bound);
      return tokenizeSql(sent, dialect.lexicon.lexis)
        .filter((token) => token.kind !== 'space')
        .map((token) => (token.kind === 'string' || token.kind === 'number' ? token.kind : token.text));
    };
    const plain = shapeOf('x', ['a', 'b'], 5);
    for (const value of [...HOSTILE_VALUES, ...randomTexts(300)]) {
      expect([value, shapeOf(value, [value, value], 5)]).toEqual([value, plain]);
    }
    expect(shapeOf('x', ['a', 'b'], '12345678901234567890')).toEqual(plain);
  });
});

function sentOf(kind: SqlKind, query: { readonly sql: string; readonly values: readonly PlacedValue[] }): string {
  if (kind === 'mysql') return placeMysqlValues(query).sql;
  return kind === 'clickhouse' ? placeClickhouseValues(query) : query.sql;
}

/** Texts of the signs that matter, from a sequence that is the same every time. */
function randomTexts(count: number): string[] {
  const signs = [
    "'",
    '"',
    '`',
    '\\',
    '\0',
    '\n',
    '-',
    '#',
    '/',
    '*',
    '$',
    '{',
    '}',
    '?',
    ';',
    '(',
    ')',
    'a',
    '1',
    'é',
    '中',
  ];
  const next = sequenceFrom(20_261_121);
  return Array.from({ length: count }, () =>
    Array.from({ length: next(12) }, () => signs[next(signs.length)]).join(''),
  );
}
