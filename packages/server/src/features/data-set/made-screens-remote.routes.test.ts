import {
  CORPUS,
  countQueries,
  propose,
  sampleQuery,
  tableOf,
  toProfile,
  VARIETIES,
  type CorpusTable,
} from '@aj-report/admin/make-screen-plan';
import { createConnection, listRemoteTables, testTransform, type DataSetQuery, type Row } from '@aj-report/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';

const OPEN = { env: { AJ_SOURCE_NETWORKS: '127.0.0.0/8', AJ_PREVIEW_TIMEOUT_MS: '10000' } };

/** How each database writes names and the types of a workbook. */
const DIALECTS = {
  postgresql: { mark: '"', text: 'text', whole: 'bigint', decimal: 'decimal(18, 5)', date: 'date', end: '' },
  mysql: { mark: '`', text: 'varchar(200)', whole: 'bigint', decimal: 'decimal(18, 5)', date: 'date', end: '' },
  clickhouse: {
    mark: '`',
    text: 'Nullable(String)',
    whole: 'Nullable(Int64)',
    decimal: 'Nullable(Decimal(18, 5))',
    date: 'Nullable(Date)',
    end: ' engine = MergeTree order by tuple()',
  },
} as const;
type Kind = keyof typeof DIALECTS;

function statementsOf(kind: Kind, { columns, rows }: CorpusTable): string[] {
  const { mark, text, whole, decimal, date, end } = DIALECTS[kind];
  const types = { string: text, integer: whole, decimal, date } as Record<string, string>;
  const list = columns.map(({ name, type }) => `${mark}${name}${mark} ${types[type]}`).join(', ');
  const toLiteral = (value: unknown) => (typeof value === 'number' ? String(value) : `'${String(value)}'`);
  const values = rows.map((row) => `(${row.map(toLiteral).join(', ')})`).join(', ');
  return [`create table orders (${list})${end}`, `insert into orders values ${values}`];
}

function aDatabase(kind: Kind, source: TestSource) {
  describeRoutes(
    `Screens that are made of a table of ${kind}`,
    (ctx) => {
      let token = '';
      beforeAll(async () => {
        token = await ctx.login();
      });
      const run = async (query: DataSetQuery) => {
        const answer = await ctx.call(testTransform, { token, body: query });
        if (answer.status !== 200) throw new Error(`${answer.message}\n${query.dynSentence}`);
        return answer.data;
      };

      it('have data sets that answer, with and without a choice of the filter', async () => {
        const password = source.config.password || 'a secret that nobody asks for';
        const sourceConfig = kind === 'postgresql' ? { ...source.config, password } : source.config;
        const body = { sourceName: '订单库', sourceCode: 'remote', sourceType: kind, sourceConfig };
        const made = await ctx.call(createConnection, { token, body });
        expect(made.message).toBe('success');
        const tables = await ctx.call(listRemoteTables, { token, params: { id: made.data.id } });
        const table = tables.data.find(({ name }) => name.includes('orders'))?.name ?? '';
        const base = { sourceCode: 'remote', sourceType: kind, table };
        const sample = await run(sampleQuery(base));
        const counts = [];
        for (const query of countQueries(base, sample.columns)) counts.push((await run(query)).data[0] as Row);
        const proposals = propose(toProfile('订单', sample.columns, sample.data as Row[], counts), base, 'zh');
        expect(proposals.map(({ id }) => id)).toEqual(VARIETIES.map(({ id }) => id));
        for (const { query } of proposals.flatMap(({ sets }) => sets)) {
          expect((await run(query)).data.length).toBeGreaterThan(0);
          const params = query.dataSetParamDtoList?.map((param) => ({ ...param, sampleItem: '华东' }));
          if (params) expect((await run({ ...query, dataSetParamDtoList: params })).data.length).toBeGreaterThan(0);
        }
      });
    },
    OPEN,
  );
}

const sources: TestSource[] = [];
for (const kind of Object.keys(DIALECTS) as Kind[]) {
  const source = await TEST_SOURCES[kind]();
  if (!source) continue;
  sources.push(source);
  for (const statement of statementsOf(kind, tableOf(CORPUS[0]!, 'zh'))) await source.run(statement);
  aDatabase(kind, source);
}

afterAll(async () => {
  for (const source of sources) await source.stop();
});
if (sources.length === 0) it.skip('need a database', () => {});
