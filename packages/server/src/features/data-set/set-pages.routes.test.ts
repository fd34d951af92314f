import { expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { toUserAsker } from './asker.service.ts';
import { findSet } from './find-sets.service.ts';
import { setCalls } from './orders.testing.ts';
import { readSetPages } from './set-pages.service.ts';

describeRoutes('The pages of a set', (ctx) => {
  let token = '';
  const { add } = setCalls(ctx, () => token);

  it('become larger while they are small, and have every row once, in one order', async () => {
    token = await ctx.login();
    await addSource(ctx.app, 'shop', ['create table "多" as select (i * 7919) % 3001 as i from range(3001) t(i)']);
    await add('many', { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "多"' });
    const asker = toUserAsker({ userId: '1', loginName: 'admin' }, 'zh');
    const set = await findSet(ctx.app, 'many', asker);
    const sizes: number[] = [];
    const rows: unknown[] = [];
    for await (const page of readSetPages(ctx.app, set, {}, { size: 50 }, new AbortController().signal)) {
      expect(page).toMatchObject({ total: 3_001, truncated: false });
      sizes.push(page.rowCount);
      rows.push(...((JSON.parse(page.json.toString()) as { data: unknown[][] }).data[0] ?? []));
    }
    expect(sizes).toEqual([50, 50, 100, 200, 400, 400, 400, 400, 400, 400, 201]);
    expect(rows).toEqual(Array.from({ length: 3_001 }, (_, n) => (n * 7_919) % 3_001));
  });
});
