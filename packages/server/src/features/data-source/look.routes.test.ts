import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  getDataSource,
  importDataSource,
  lookAtFile,
  lookAtKeptFile,
  previewDataSource,
  reimportDataSource,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { SourceClient } from './source-client.testing.ts';

type Fields = Readonly<Record<string, string>>;

function formOf(fields: Fields, file?: { readonly text: string; readonly name: string }): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  if (file) form.append('file', new Blob([file.text]), file.name);
  return form;
}

const ORDERS = { text: '报表,\n日期,数量\n2026-03-01,1\n2026-03-02,两\n2026-03-03,3\n', name: '订单.csv' };

describeRoutes('A look at a file', (ctx) => {
  const look = async (fields: Fields, file?: typeof ORDERS) =>
    ctx.call(lookAtFile, { token: await ctx.login(), form: formOf(fields, file) });

  it('shows its first rows, the types of its columns, and the rows that other types would not take', async () => {
    const { data } = await look({}, ORDERS);
    expect(data.sheets).toMatchObject([
      {
        name: '订单',
        headerRow: 2,
        above: { count: 1, rows: [{ row: 1, texts: ['报表'] }] },
        isWhole: true,
        rowsRead: 3,
        columns: [
          { name: '日期', type: 'date' },
          { name: '数量', type: 'string' },
        ],
        rows: [
          { row: 3, values: ['2026-03-01', '1'] },
          { row: 4, values: ['2026-03-02', '两'] },
          { row: 5, values: ['2026-03-03', '3'] },
        ],
      },
    ]);
    const misfits = Object.fromEntries(data.sheets[0]!.columns[1]!.misfits.map(({ type, ...found }) => [type, found]));
    expect(misfits['integer']).toEqual({ count: 1, rows: [4] });
    expect(misfits['string']).toBeUndefined();
    expect(misfits['datetime']).toEqual({ count: 3, rows: [3, 4, 5] });
  });

  it('stops after the first rows of a long file', async () => {
    const { data } = await look({}, { text: `n\n${'7\n'.repeat(5000)}`, name: 'a.csv' });
    expect(data.sheets[0]).toMatchObject({ isWhole: false, rowsRead: 499 });
    expect(data.sheets[0]!.rows).toHaveLength(20);
  });

  it('can be taken again with another header row, and imported with the chosen types, without another upload', async () => {
    const { data } = await look({}, ORDERS);
    const named = { draft: data.draft, fileName: ORDERS.name };
    const again = await look({ ...named, headerRows: '{"订单":1}' });
    expect(again.data.draft).toBe(data.draft);
    expect(again.data.sheets[0]!.columns.map(({ name }) => name)).toEqual(['报表', 'column_2']);
    const token = await ctx.login();
    const fields = { ...named, columnTypes: '{"订单":{"数量":"integer"}}', misfits: 'empty' };
    const started = await ctx.call(importDataSource, { token, form: formOf(fields) });
    const params = { id: started.data.id };
    await expect
      .poll(async () => (await ctx.call(getDataSource, { token, params })).data.status, { timeout: 50_000 })
      .toBe('success');
    const { data: page } = await ctx.call(previewDataSource, { token, params });
    expect(page.records.map((row) => row['数量'])).toEqual([1, null, 3]);
    expect((await ctx.call(importDataSource, { token, form: formOf(named) })).code).toBe('file/draft-gone');
  });

  it('tells which columns have neither a name nor values, and an import leaves others out as well', async () => {
    const file = { text: 'a,,b,c\n1,,2,3\n', name: '列.csv' };
    const { data } = await look({}, file);
    expect(data.sheets[0]!.columns.map(({ name, isLeftOut }) => [name, isLeftOut])).toEqual([
      ['a', false],
      ['column_2', true],
      ['b', false],
      ['c', false],
    ]);
    const client = new SourceClient(ctx, await ctx.login());
    const columnsOf = async (fields: Fields) => {
      const { data } = await client.upload(Buffer.from(file.text), file.name, fields);
      return (await client.settled(data.id)).tables[0]!.columns.map(({ name }) => name);
    };
    expect(await columnsOf({})).toEqual(['a', 'b', 'c']);
    expect(await columnsOf({ leaveOut: '{"列":["b"]}' })).toEqual(['a', 'column_2', 'c']);
    expect((await client.upload(Buffer.from(file.text), file.name, { leaveOut: '{"列":"b"}' })).code).toBe(
      'request/invalid',
    );
  });

  it('offers months as rows, and keeps the choice for the next import', async () => {
    const file = { text: '部门,1月,2月,3月,合计\n研发,1,2,3,6\n市场,4,,6,10\n', name: '月.csv' };
    const { data } = await look({}, file);
    const unpivot = { columns: ['1月', '2月', '3月'], name: '月份', value: '数值' };
    expect(data.sheets[0]!.unpivot).toEqual({ ...unpivot, totals: ['合计'] });
    const client = new SourceClient(ctx, await ctx.login());
    const fields = { unpivot: JSON.stringify({ 月: unpivot }), leaveOut: '{"月":["合计"]}' };
    const { data: made } = await client.upload(Buffer.from(file.text), file.name, fields);
    const settled = await client.settled(made.id);
    expect(settled.tables[0]).toMatchObject({
      rows: 5,
      columns: [{ name: '部门' }, { name: '月份' }, { name: '数值' }],
    });
    const params = { id: made.id };
    const { data: page } = await ctx.call(previewDataSource, { token: client.token, params });
    expect(page.records[4]).toEqual({ 部门: '市场', 月份: '3月', 数值: 6 });
    const kept = await ctx.call(lookAtKeptFile, { token: client.token, params });
    expect(kept.data.unpivot).toEqual({ 月: unpivot });
    await client.reimport(made.id, Buffer.from('部门,1月,2月,3月\n采购,7,8,9\n'), '月.csv', {
      ...fields,
      leaveOut: '',
      mode: 'append',
    });
    expect((await client.settled(made.id)).tables[0]!.rows).toBe(8);
    expect((await client.upload(Buffer.from(file.text), file.name, { unpivot: '{"月":["1月"]}' })).code).toBe(
      'request/invalid',
    );
  });

  it('offers to read texts as numbers and dates, and a choice of the notation is kept for the next import', async () => {
    const file = {
      text: '金额;日期;数\n1.234,56;03/04/2026;1.234\n(50,00);05/06/2026;5.678\n待定;;2.000\n',
      name: '账.csv',
    };
    const { data } = await look({}, file);
    const [amount, day, number] = data.sheets[0]!.columns;
    expect(amount).toMatchObject({ type: 'string', offer: { type: 'decimal', guess: 'decimalComma', unread: 1 } });
    expect(amount!.misfits).toContainEqual({ type: 'decimal', notation: 'decimalComma', count: 1, rows: [4] });
    expect([day!.offer?.guess, number!.offer?.guess, number!.type]).toEqual([undefined, undefined, 'decimal']);
    const client = new SourceClient(ctx, await ctx.login());
    const columnNotations = '{"账":{"金额":"decimalComma","日期":"monthFirst","数":"decimalComma"}}';
    const { data: started } = await client.upload(Buffer.from(file.text), file.name, {
      columnNotations,
      misfits: 'empty',
    });
    const done = await client.settled(started.id);
    expect(done.warnings.map(({ message }) => message).join()).toContain('“金额”有 1 个值');
    const params = { id: started.id };
    const { data: page } = await ctx.call(previewDataSource, { token: client.token, params });
    expect(page.records.map((row) => [row['金额'], row['日期'], row['数']])).toEqual([
      [1234.56, '2026-03-04', 1234],
      [-50, '2026-05-06', 5678],
      [null, null, 2000],
    ]);
    const { data: seen } = await ctx.call(lookAtKeptFile, { token: client.token, params });
    expect(seen.columnNotations).toEqual(JSON.parse(columnNotations));
    const wrong = await client.upload(Buffer.from(file.text), file.name, {
      columnNotations: '{"账":{"金额":"comma"}}',
    });
    expect(wrong.code).toBe('request/invalid');
  });

  it('can be taken at the kept file of the last import, which is imported in another way without an upload', async () => {
    const client = new SourceClient(ctx, await ctx.login());
    const fields = { columnTypes: '{"订单":{"数量":"integer"}}', misfits: 'fail' };
    const { data } = await client.upload(Buffer.from(ORDERS.text), ORDERS.name, fields);
    const params = { id: data.id };
    const failed = await client.settled(data.id);
    expect([failed.status, failed.keptFile]).toEqual(['failed', { fileName: ORDERS.name, mode: 'replace' }]);
    const lookKept = () => ctx.call(lookAtKeptFile, { token: client.token, params });
    const { data: seen } = await lookKept();
    expect(seen).toMatchObject({ fileName: ORDERS.name, headerRows: {}, columnTypes: { 订单: { 数量: 'integer' } } });
    expect([seen.misfits, seen.sheets[0]!.headerRow]).toEqual(['fail', 2]);
    const again = {
      draft: seen.draft,
      fileName: seen.fileName,
      headerRows: '{"订单":0}',
      leaveOut: '{"订单":["column_2"]}',
    };
    await ctx.call(reimportDataSource, { token: client.token, params, form: formOf(again) });
    const done = await client.settled(data.id);
    expect(done.tables[0]).toMatchObject({ rows: 5, columns: [{ name: 'column_1' }] });
    expect((await lookKept()).data).toMatchObject({ headerRows: { 订单: 0 }, leaveOut: { 订单: ['column_2'] } });
    await client.reimport(data.id, Buffer.from('column_1\nx\n'), '更多.csv', { mode: 'append' });
    expect((await client.settled(data.id)).keptFile).toBeUndefined();
    expect((await lookKept()).code).toBe('file/not-found');
  });

  it('is refused for other files and for drafts that are not there, and leaves nothing behind', async () => {
    const drafts = () => readdir(path.join(ctx.app.config.dataDir, 'drafts'));
    const before = await drafts();
    expect((await look({}, { text: '\u0001\u0000\u0002', name: 'a.xlsx' })).code).toBe('spreadsheet/not-a-workbook');
    expect((await look({ headerRows: '[' }, ORDERS)).code).toBe('request/invalid');
    expect((await look({ headerRows: '{"订单":400}' }, ORDERS)).code).toBe('spreadsheet/header-missing');
    expect((await look({ draft: '../aj.db', fileName: 'a.csv' })).code).toBe('file/draft-gone');
    expect((await look({ draft: 'nowhere', fileName: 'a.csv' })).code).toBe('file/draft-gone');
    expect((await look({})).code).toBe('file/missing');
    expect(await drafts()).toEqual(before);
  });
});
