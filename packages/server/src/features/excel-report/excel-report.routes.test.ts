import {
  copyReport,
  createExcelReport,
  createShare,
  dataSetUses,
  deleteDataSet,
  getExcelReport,
  previewExcelReport,
  publishExcelReport,
  unpublishExcelReport,
  updateExcelReport,
  updateShare,
  type ExcelReportSave,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { ORDERS, setCalls } from '../data-set/orders.testing.ts';
import { addExcel, LEDGER } from './ledger.testing.ts';

describeRoutes('Excel reports', (ctx) => {
  let token = '';
  const { add } = setCalls(ctx, () => token);
  const save = (body: ExcelReportSave) => ctx.call(createExcelReport, { token, body });
  const read = (reportCode: string, query: Record<string, string> = {}, by = token) =>
    ctx.call(getExcelReport, { token: by, params: { reportCode }, query });

  beforeAll(async () => {
    await addSource(ctx.app, 'shop', ORDERS(1));
    token = await ctx.login();
    const dynSentence = 'select * from "订单" where coalesce(${level}, "等级") = "等级"';
    const level = { paramName: 'level', paramDesc: '等级', sampleItem: 'A', allowedValues: 'A,B' };
    const set = { sourceCode: 'shop', setType: 'sql', dynSentence, dataSetParamDtoList: [level] };
    await add('orders', set);
  });

  it('start empty for the designer and unpublished for everybody else', async () => {
    await addExcel(ctx, token, 'fresh');
    expect((await read('fresh', { revision: 'newest' })).data).toMatchObject({
      revision: 0,
      setCodes: [],
      template: { schemaVersion: 1, sheets: [{ name: 'Sheet1', cells: [] }] },
    });
    expect(await read('fresh')).toMatchObject({ status: 404, code: 'excel/not-published' });
    expect(await ctx.call(publishExcelReport, { token, body: { reportCode: 'fresh' } })).toMatchObject({
      code: 'excel/not-saved',
    });
    const body = { reportCode: 'nowhere', template: LEDGER };
    expect(await ctx.call(createExcelReport, { token, body })).toMatchObject({ code: 'record/not-found' });
  });

  it('are saved as revisions, and show viewers the published one', async () => {
    await addExcel(ctx, token, 'steps');
    const extra = { ...LEDGER, madeBy: { tool: 'x' } };
    expect((await save({ reportCode: 'steps', template: extra, publish: 0 })).data).toEqual({
      revision: 1,
      published: false,
    });
    expect((await read('steps')).code).toBe('excel/not-published');
    expect((await read('steps', { revision: 'newest' })).data).toMatchObject({ template: extra, setCodes: ['orders'] });
    const viewer = await ctx.loginWith(['excelManage:view']);
    expect(await read('steps', { revision: 'newest' }, viewer)).toMatchObject({ status: 403 });
    await ctx.call(publishExcelReport, { token, body: { reportCode: 'steps', revision: 1 } });
    expect((await read('steps', {}, viewer)).data).toMatchObject({ revision: 1, publishedRevision: 1 });
    await ctx.call(unpublishExcelReport, { token, body: { reportCode: 'steps' } });
    expect((await read('steps', {}, viewer)).code).toBe('excel/not-published');
  });

  it('refuse a stale revision, and a change by whoever may only add', async () => {
    await addExcel(ctx, token, 'race');
    await save({ reportCode: 'race', template: LEDGER });
    const update = (revision?: number) =>
      ctx.call(updateExcelReport, { token, body: { reportCode: 'race', template: LEDGER, revision } });
    expect((await update(1)).data.revision).toBe(2);
    expect(await update(1)).toMatchObject({ status: 409, code: 'excel/conflict', args: { revision: 2, by: 'admin' } });
    expect(await update()).toMatchObject({ status: 409, code: 'excel/revision-missing' });
    const adder = await ctx.loginWith(['excelManage:insert']);
    const body = { reportCode: 'race', template: LEDGER, revision: 2 };
    expect(await ctx.call(createExcelReport, { token: adder, body })).toMatchObject({ status: 403 });
  });

  it('refuse templates that mean nothing, and say where and why', async () => {
    await addExcel(ctx, token, 'wrong');
    const cells = [
      { row: 0, column: 0, formula: 'B1' },
      { row: 0, column: 1, formula: 'A1' },
    ];
    const circle = await save({ reportCode: 'wrong', template: { schemaVersion: 1, sheets: [{ name: 'S', cells }] } });
    expect(circle).toMatchObject({ status: 422, code: 'excel/formula-cycle', args: { path: 'S!A1 → B1 → A1' } });
  });

  it('are expanded with their data', async () => {
    await addExcel(ctx, token, 'ledger');
    await save({ reportCode: 'ledger', template: LEDGER, setParam: { orders: { level: 'A' } } });
    const { data } = await ctx.call(previewExcelReport, { token, body: { reportCode: 'ledger' } });
    const [sheet] = data.sheets;
    expect(sheet).toMatchObject({ name: '销售', rows: 5, columns: 2, totalRows: 5, freeze: { rows: 1, columns: 0 } });
    const texts = sheet?.cells.map(({ row, column, value, text }) => [row, column, value, text]);
    expect(texts).toEqual([
      [0, 0, '地区', '地区'],
      [0, 1, '金额', '金额'],
      [1, 0, '华东', '华东'],
      [1, 1, 10.3, '10.30'],
      [2, 0, '华南', '华南'],
      [2, 1, 0.2, '0.20'],
      [3, 0, '华北', '华北'],
      [3, 1, 7, '7.00'],
      [4, 0, '合计', '合计'],
      [4, 1, 17.5, '17.50'],
    ]);
    expect(sheet?.cells.at(-1)?.formula).toBe('SUM(B2:B4)');
    const all = { reportCode: 'ledger', setParam: { orders: { level: null } } };
    const more = (await ctx.call(previewExcelReport, { token, body: all })).data.sheets[0];
    expect(more?.merges).toEqual([
      { row: 1, column: 0, rowSpan: 2, columnSpan: 1 },
      { row: 3, column: 0, rowSpan: 2, columnSpan: 1 },
    ]);
  });

  it('are read page by page, with the merged cells that reach into a page', async () => {
    await addExcel(ctx, token, 'paged');
    await save({ reportCode: 'paged', template: LEDGER });
    const body = { reportCode: 'paged', pageNumber: 2, pageSize: 2 };
    const sheet = (await ctx.call(previewExcelReport, { token, body })).data.sheets[0];
    expect(sheet).toMatchObject({ rows: 2, firstRow: 2, totalRows: 7 });
    expect(sheet?.cells.map(({ row, column }) => [row, column])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
      [3, 1],
    ]);
  });

  it('tell the fields of their query panel', async () => {
    await addExcel(ctx, token, 'panel');
    await save({ reportCode: 'panel', template: LEDGER, setParam: { orders: { level: 'B' } } });
    expect((await read('panel')).data.parameters).toEqual([
      {
        setCode: 'orders',
        paramName: 'level',
        label: '等级',
        paramType: 'string',
        required: false,
        allowedValues: ['A', 'B'],
        value: 'B',
        locked: false,
      },
    ]);
  });

  it('open to the holders of a share, who choose no locked value and no other set', async () => {
    await addExcel(ctx, token, 'shared');
    const locked = { setParam: { orders: { level: 'A' } }, lockedParams: ['orders.level'] };
    await save({ reportCode: 'shared', template: LEDGER, ...locked });
    const { data: made } = await ctx.call(createShare, { token, body: { reportCode: 'shared', shareType: 0 } });
    const share = made.shareToken;
    const { data: detail } = await ctx.call(getExcelReport, { share, params: { reportCode: 'shared' } });
    expect([detail.parameters, detail.setParam]).toEqual([[], { orders: {} }]);
    const body = { reportCode: 'shared', setParam: { orders: { level: 'B' } } };
    const { data } = await ctx.call(previewExcelReport, { share, body });
    expect(data.sheets[0]?.totalRows).toBe(5);
    const fixing = { reportCode: 'open', shareType: 0 as const, parameters: { level: 'B' } };
    await addExcel(ctx, token, 'open');
    await save({ reportCode: 'open', template: LEDGER });
    const { data: fixed } = await ctx.call(createShare, { token, body: fixing });
    const given = { reportCode: 'open', setParam: { orders: { level: 'A' } } };
    const asked = await ctx.call(previewExcelReport, { share: fixed.shareToken, body: given });
    expect(asked.data.sheets[0]?.totalRows).toBe(4);
    const foreign = { reportCode: 'shared', setParam: { other: {} } };
    expect(await ctx.call(previewExcelReport, { share, body: foreign })).toMatchObject({ code: 'excel/set-not-bound' });
    const newest = { reportCode: 'shared', revision: 'newest' as const };
    expect((await ctx.call(previewExcelReport, { share, body: newest })).status).toBe(401);
  });

  it('tell the holders of a share when it was changed, though not what it fixes', async () => {
    const { data: share } = await ctx.call(createShare, { token, body: { reportCode: 'ledger', shareType: 0 } });
    const readShared = () => ctx.call(getExcelReport, { share: share.shareToken, params: { reportCode: 'ledger' } });
    const before = (await readShared()).data;
    ctx.clock.advance(1000);
    await ctx.call(updateShare, { token, body: { id: share.id, parameters: { level: 'A' } } });
    const after = (await readShared()).data;
    expect(after.shareUpdateTime).not.toBe(before.shareUpdateTime);
    expect(JSON.stringify(after.parameters)).not.toContain('level');
    expect((await read('ledger')).data.shareUpdateTime).toBeUndefined();
  });

  it('are copied as drafts, and keep the data sets that they use', async () => {
    await addExcel(ctx, token, 'first');
    await save({ reportCode: 'first', template: LEDGER, setParam: { orders: { level: 'A' } } });
    const copy = { reportCode: 'first', newCode: 'second', newName: '副本', withDataSets: true };
    const { data } = await ctx.call(copyReport, { token, body: copy });
    const copied = data.setCodes['orders'] as string;
    const { data: detail } = await read('second', { revision: 'newest' });
    expect(detail).toMatchObject({ publishedRevision: 0, setCodes: [copied], setParam: { [copied]: { level: 'A' } } });
    expect(JSON.stringify(detail.template)).toContain(`#{${copied}.金额}`);
    const set = await ctx.app.db.selectFrom('dataSet').where('setCode', '=', copied).select('id').executeTakeFirst();
    const uses = await ctx.call(dataSetUses, { token, params: { id: set?.id ?? '' } });
    expect(uses.data).toEqual([{ kind: 'excel-report', code: 'second', name: '副本' }]);
    const refused = await ctx.call(deleteDataSet, { token, params: { id: set?.id ?? '' } });
    expect(refused).toMatchObject({ status: 409, code: 'record/in-use' });
    expect(refused.message).toContain('副本');
  });
});
