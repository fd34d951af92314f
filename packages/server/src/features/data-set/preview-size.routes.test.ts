import {
  createDataSet,
  getDataSet,
  LIMITS,
  previewDataSet,
  previewDataSource,
  testTransform,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { rememberPreview } from './data-set.store.ts';

const LONG = 3_000_000;
const WIDE = Array.from({ length: 50 }, (_, at) => `repeat('x', ${LIMITS.previewCellMax}) as c${at}`).join(', ');

describeRoutes('A preview', (ctx) => {
  let token = '';
  beforeAll(async () => {
    token = await ctx.login();
    await addSource(ctx.app, 'notes', [
      `create table notes as select i as n, repeat('长', case when i = 1 then ${LONG} else 2 end) as note from range(1, 4) r(i)`,
    ]);
  });
  const preview = (dynSentence: string) =>
    ctx.call(testTransform, { token, body: { sourceCode: 'notes', setType: 'sql', dynSentence } });

  it('shows the beginning of long texts, and how many are longer', async () => {
    const { data, text } = await preview('select n, note from notes order by n');
    expect(data.data[0]).toEqual({ n: 1, note: `${'长'.repeat(LIMITS.previewCellMax)}…` });
    expect(data.data[1]).toEqual({ n: 2, note: '长长' });
    expect([data.total, data.shortened]).toEqual([3, 1]);
    expect(text.length).toBeLessThan(2 * LIMITS.previewCellMax);
    expect((await preview('select 1 as n')).data.shortened).toBeUndefined();
  });

  it('is bounded by the row and as a whole, however many columns and rows there are', async () => {
    const { data, text } = await preview(`select ${WIDE} from range(100)`);
    expect(data.total).toBe(100);
    expect(JSON.stringify(data.data[0]).length).toBeLessThan(LIMITS.previewRowMax * 1.1);
    expect(data.data.length).toBe(100);
    expect(data.shortened).toBeGreaterThan(0);
    expect(text.length).toBeLessThan(LIMITS.previewMax * 1.1);
  });

  it('of a source and of a saved set is bounded too', async () => {
    const tables = JSON.stringify([{ name: 'notes', columns: [], rows: 3 }]);
    await ctx.app.db.updateTable('dataSourceVersion').set({ tables }).execute();
    const source = await ctx.app.db.selectFrom('dataSource').select('id').executeTakeFirstOrThrow();
    const shown = await ctx.call(previewDataSource, { token, params: { id: source.id } });
    expect([shown.data.shortened, shown.data.records.length, shown.data.total]).toEqual([1, 3, 3]);
    expect(shown.text.length).toBeLessThan(2 * LIMITS.previewCellMax);
    const query = { sourceCode: 'notes', setType: 'sql', dynSentence: `select n, note, ${WIDE} from notes order by n` };
    await ctx.call(testTransform, { token, body: query });
    const { data: made } = await ctx.call(createDataSet, { token, body: { ...query, setCode: 'w', setName: 'w' } });
    const again = await ctx.call(previewDataSet, { token, params: { id: made.id } });
    expect(again.text.length).toBeLessThan(LIMITS.previewMax);
    const { data } = await ctx.call(getDataSet, { token, params: { id: made.id } });
    expect(data.caseResult.length).toBeLessThan(LIMITS.sampleMax * 1.1);
    expect(JSON.parse(data.caseResult)).toMatchObject({ n: 1 });
    expect(data.columns.length).toBe(52);
  });

  it('leaves no more records than a person needs', async () => {
    const now = new Date(Date.now() - 86_400_000).toISOString();
    for (let at = 0; at < LIMITS.previewsKept + 20; at++) {
      const expireTime = new Date(Date.now() + at * 1000).toISOString();
      const row = { userId: 'u', queryHash: String(at), columns: '[]', caseResult: '{}', expireTime };
      await rememberPreview(ctx.app.db, row, now);
    }
    const kept = await ctx.app.db.selectFrom('dataSetPreview').where('userId', '=', 'u').select('queryHash').execute();
    expect(kept.length).toBe(LIMITS.previewsKept);
    expect(kept.map((row) => row.queryHash)).toContain(String(LIMITS.previewsKept + 19));
  });
});
