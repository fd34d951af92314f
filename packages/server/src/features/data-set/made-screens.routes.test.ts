import {
  CORPUS,
  countQueries,
  profileOf,
  propose,
  sampleQuery,
  tableOf,
  toOwnParams,
  toProfile,
  VARIETIES,
  type CorpusTable,
  type PlanBase,
} from '@aj-report/admin/make-screen-plan';
import { createDataSet, getData, testTransform, type Column, type DataSetQuery, type Row } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';

const TYPES = {
  string: 'varchar',
  integer: 'bigint',
  decimal: 'decimal(18, 5)',
  number: 'double',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp',
} as const;

function toLiteral(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : `'${String(value).replaceAll("'", "''")}'`;
}

/** Statements that make the table of a workbook. */
function statementsOf({ name, columns, rows }: CorpusTable): string[] {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const list = columns.map((column) => `${quoted(column.name)} ${TYPES[column.type]}`).join(', ');
  const values = rows.map((row) => `(${row.map(toLiteral).join(', ')})`).join(',\n');
  return [`create table ${quoted(name)} (${list})`, `insert into ${quoted(name)} values ${values}`];
}

/** Every kind once, the languages in turn: their statements differ in names only. */
const CASES = CORPUS.map((kind, at) => {
  const language = at % 2 === 0 ? ('zh' as const) : ('en' as const);
  return { id: kind.id, language, sourceCode: `made_${kind.id.replaceAll('-', '_')}`, table: tableOf(kind, language) };
});

describeRoutes('Screens that are made of a table', (ctx) => {
  let token = '';
  const run = async (query: DataSetQuery) => {
    const answer = await ctx.call(testTransform, { token, body: query });
    if (answer.status !== 200) throw new Error(`${answer.message}\n${JSON.stringify(query, null, 1)}`);
    return answer.data;
  };
  const look = async (name: string, base: PlanBase) => {
    const sample = await run(sampleQuery(base));
    const columns: Column[] = sample.columns;
    const counts = [];
    for (const query of countQueries(base, columns)) counts.push((await run(query)).data[0] as Row);
    return toProfile(name, columns, sample.data as Row[], counts);
  };

  beforeAll(async () => {
    token = await ctx.login();
  });

  it.each(CASES)(
    'of $id in $language are counted where the rows lie, and every data set of them answers',
    async ({ language, sourceCode, table }) => {
      await addSource(ctx.app, sourceCode, statementsOf(table));
      const base = { sourceCode, sourceType: 'spreadsheet', table: table.name };
      const profile = await look(table.name, base);
      const known = new Set(profile.columns.map(({ name }) => name));
      const whole = profileOf(table);
      const expected = { ...whole, columns: whole.columns.filter(({ name }) => known.has(name)) };
      expect(whole.columns.length - known.size).toBeLessThanOrEqual(2);
      const facts = ({ rows, columns }: typeof profile) => [
        rows,
        columns.map(({ samples: _samples, sum, min, max, ...column }) => ({
          ...column,
          sum: sum === null ? null : Number(sum.toFixed(3)),
          min: String(min),
          max: String(max),
        })),
      ];
      expect(facts(profile)).toEqual(facts(expected));
      const proposals = propose(profile, base, language);
      expect(proposals.map(({ id }) => id)).toEqual(VARIETIES.map(({ id }) => id));
      for (const { sets } of proposals) {
        for (const { query } of sets) {
          const { data, columns } = await run(query);
          expect(data.length, query.dynSentence).toBeGreaterThan(0);
          expect(columns.length).toBeGreaterThan(0);
        }
      }
    },
  );

  it('show what is in the rows: totals, months in order, values of a filter', async () => {
    const table = tableOf(CORPUS[0]!, 'zh');
    await addSource(ctx.app, 'one_year', statementsOf(table));
    const base = { sourceCode: 'one_year', sourceType: 'spreadsheet', table: table.name };
    const office = propose(await look(table.name, base), base, 'zh').find(({ id }) => id === 'office')!;
    const codes = new Map<string, string>();
    for (const [at, set] of office.sets.entries()) {
      await run(set.query);
      const saved = await ctx.call(createDataSet, {
        token,
        body: { ...set.query, setCode: `made_${at}`, setName: set.name },
      });
      expect(saved.message).toBe('success');
      codes.set(set.key, `made_${at}`);
    }
    const trend = office.document.widgets?.find(({ id, data }) => id.startsWith('trend') && data);
    const ask = async (contextData: object) =>
      (await ctx.call(getData, { token, body: { setCode: codes.get(trend?.data?.setCode ?? '') ?? '', contextData } }))
        .data;
    const months = await ask({});
    expect(months.map((row) => row['月份'])).toEqual(
      Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`),
    );
    const amount = table.columns.findIndex(({ name }) => name === '金额（元）');
    const region = table.columns.findIndex(({ name }) => name === '大区');
    const total = (rows: CorpusTable['rows']) => rows.reduce((sum, row) => sum + Number(row[amount]), 0);
    const summed = (rows: Record<string, unknown>[]) => rows.reduce((sum, row) => sum + Number(row['金额']), 0);
    expect(summed(months)).toBeCloseTo(total(table.rows), 2);
    const filter = office.document.widgets?.find(({ id }) => id === 'filter');
    const paramName = filter?.linkage?.[0]?.paramsConfig[0]?.targetKey ?? '';
    const east = table.rows.filter((row) => row[region] === '华东');
    expect(summed(await ask({ [paramName]: '华东' }))).toBeCloseTo(total(east), 2);
  });

  it('of a data set ask its rows with its parameters, and hide what its row rules hide', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, at) => `('${at % 3 === 0 ? 'admin' : 'other'}', '${'ABC'[at % 3]}', ${at})`,
    );
    const statements = [`create table t as select * from (values ${rows.join(', ')}) as t("负责人", "类别", "金额")`];
    await addSource(ctx.app, 'governed', statements);
    const base: PlanBase = {
      sourceCode: 'governed',
      sourceType: 'spreadsheet',
      sql: 'select * from t where "金额" < ${most};',
      params: toOwnParams([{ paramName: 'most', paramType: 'number', requiredFlag: 1, sampleItem: '30' }]),
      rowRules: [{ field: '负责人', symbol: '=', boundTo: 'loginName' }],
    };
    const profile = await look('订单', base);
    // Every third row below 30 is the caller's.
    expect(profile.rows).toBe(10);
    const sets = propose(profile, base, 'zh').flatMap((one) => one.sets);
    expect(sets.length).toBeGreaterThan(3);
    for (const { query } of sets) {
      expect(query.rowRules).toEqual(base.rowRules);
      const { data } = await run(query);
      expect(data.length).toBeGreaterThan(0);
      expect(data.filter((row) => Object.values(row).includes('other'))).toEqual([]);
    }
    // A widget of the saved screen gives no values, and shows what the preview did.
    const [set] = sets;
    const body = { ...set!.query, setCode: 'made_governed', setName: set!.name };
    expect((await ctx.call(createDataSet, { token, body })).message).toBe('success');
    const opened = await ctx.call(getData, { token, body: { setCode: body.setCode, contextData: {} } });
    expect(opened.message).toBe('success');
    expect(opened.data).toEqual((await run(set!.query)).data);
  });

  it('are made of a million rows too', async () => {
    const sql = `create table "流水" as select
      date '2024-01-01' + (i % 700)::int as "日期", ['华东', '华南', '华北', '西南'][1 + i % 4] as "大区",
      ['门店', '电商', '批发'][1 + (i * 7) % 3] as "渠道", 'SO' || i as "单号", (i % 997)::decimal(12, 2) as "金额"
      from range(1000000) t(i)`;
    await addSource(ctx.app, 'million', [sql]);
    const base = { sourceCode: 'million', sourceType: 'spreadsheet', table: '流水' };
    const profile = await look('流水', base);
    expect(profile.rows).toBe(1_000_000);
    const proposals = propose(profile, base, 'zh');
    const sets = new Map(proposals.flatMap((one) => one.sets).map((set) => [set.key, set]));
    for (const { query } of sets.values()) expect((await run(query)).data.length).toBeGreaterThan(0);
  });
});
