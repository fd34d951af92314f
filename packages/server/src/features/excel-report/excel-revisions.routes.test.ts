import {
  createExcelReport,
  getExcelReport,
  listExcelRevisions,
  nameExcelRevision,
  publishExcelReport,
  type ExcelTemplate,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { addExcel } from './ledger.testing.ts';

const template = (value: string): ExcelTemplate => ({
  schemaVersion: 1,
  sheets: [{ name: '一', cells: [{ row: 0, column: 0, value }] }],
});

describeRoutes('Revisions of an Excel report', (ctx) => {
  let token = '';
  const params = { reportCode: 'ledger' };
  const save = (revision: number) =>
    ctx.call(createExcelReport, {
      token,
      body: { ...params, revision, publish: 0, template: template(String(revision + 1)) },
    });
  const name = (revision: number, given: string) =>
    ctx.call(nameExcelRevision, { token, body: { ...params, revision, name: given } });
  const list = async () => (await ctx.call(listExcelRevisions, { token, params })).data;
  const read = (revision: string, by = token) =>
    ctx.call(getExcelReport, { token: by, params, query: { revision: revision as 'newest' } });

  beforeAll(async () => {
    token = await ctx.login();
    await addExcel(ctx, token, 'ledger');
    for (const revision of [0, 1, 2]) await save(revision);
    await ctx.call(publishExcelReport, { token, body: params });
    await save(3);
  });

  it('are listed with who saved them and which of them viewers see', async () => {
    expect(await list()).toMatchObject([
      { revision: 4, isPublished: false, createBy: 'admin', name: '' },
      { revision: 3, isPublished: true },
      { revision: 2, isPublished: false },
      { revision: 1, isPublished: false },
    ]);
  });

  it('are read one by one, by those who may change the report', async () => {
    expect((await read('2')).data).toMatchObject({ revision: 2, template: { sheets: [{ cells: [{ value: '2' }] }] } });
    expect(await read('9')).toMatchObject({ status: 404, code: 'record/not-found' });
    expect(await read('x')).toMatchObject({ status: 400, code: 'request/invalid' });
    const viewer = await ctx.loginWith(['excelManage:view', 'excelManage:query']);
    expect(await read('2', viewer)).toMatchObject({ status: 403, code: 'User.no.authority' });
  });

  it('have names, which keep them for good', async () => {
    expect(await name(1, ' 初稿 ')).toMatchObject({ status: 200 });
    expect(await name(9, '无')).toMatchObject({ status: 404, code: 'record/not-found' });
    Object.assign(ctx.app.config, { screenRevisions: 2 });
    await save(4);
    await save(5);
    expect((await list()).map((one) => [one.revision, one.name])).toEqual([
      [6, ''],
      [5, ''],
      [3, ''],
      [1, '初稿'],
    ]);
    await name(1, '');
    await save(6);
    expect((await list()).map(({ revision }) => revision)).toEqual([7, 6, 3]);
  });
});
