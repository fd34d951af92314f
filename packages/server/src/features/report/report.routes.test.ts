import { createReport, deleteReport, getReport, listReports, updateReport } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

async function addReport(ctx: RouteContext, token: string, reportCode: string, more: Record<string, string> = {}) {
  return ctx.call(createReport, { token, body: { reportName: `报表 ${reportCode}`, reportCode, ...more } });
}

describeRoutes('Reports', (ctx) => {
  it('are created, listed, changed and deleted', async () => {
    const token = await ctx.login();
    const { data: made } = await addReport(ctx, token, 'sales', { description: '销售' });
    const { data: page } = await ctx.call(listReports, { token, query: { reportCode: 'SALES' } });
    expect(page).toMatchObject({ total: 1, pages: 1, current: 1, size: 10 });
    expect(page.records[0]).toMatchObject({
      id: made.id,
      reportName: '报表 sales',
      reportType: 'report_screen',
      reportAuthor: '管理员',
      description: '销售',
      status: 0,
      revision: 0,
      createBy: 'admin',
    });
    expect(page.records[0]?.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await ctx.call(updateReport, { token, body: { id: made.id, reportName: 'Sales', reportCode: 'ignored' } });
    expect((await ctx.call(getReport, { token, params: { id: made.id } })).data).toMatchObject({
      reportName: 'Sales',
      reportCode: 'sales',
      description: '销售',
    });
    expect((await ctx.call(deleteReport, { token, params: { id: made.id } })).status).toBe(200);
    expect(await ctx.call(getReport, { token, params: { id: made.id } })).toMatchObject({
      status: 404,
      code: 'record/not-found',
      message: `报表“${made.id}”不存在或已被删除，请刷新列表`,
    });
    expect((await ctx.call(deleteReport, { token, params: { id: made.id } })).status).toBe(404);
  });

  it('name the built-in administrator in the language of who creates them', async () => {
    const token = await ctx.login();
    const body = { reportName: 'Sales', reportCode: 'sales_en' };
    const { data: made } = await ctx.call(createReport, { token, body, headers: { 'accept-language': 'en' } });
    const { data } = await ctx.call(getReport, { token, params: { id: made.id } });
    expect(data.reportAuthor).toBe('Administrator');
  });

  it('refuse a taken code, a strange code, an unknown type and too long texts', async () => {
    const token = await ctx.login();
    await addReport(ctx, token, 'taken');
    expect(await addReport(ctx, token, 'taken')).toMatchObject({ status: 409, code: 'record/code-taken' });
    expect(await addReport(ctx, token, 'a b')).toMatchObject({
      status: 400,
      code: 'record/code-invalid',
      message: '编码“a b”只能包含字母、数字和下划线',
    });
    expect(await addReport(ctx, token, 'typed', { reportType: 'report_x' })).toMatchObject({ code: 'request/invalid' });
    expect(await addReport(ctx, token, 'long', { description: 'x'.repeat(256) })).toMatchObject({
      code: 'request/invalid',
      message: '请求参数不正确：body/description 不能超过 255 个字符',
    });
  });

  it('are screens or Excel reports', async () => {
    const token = await ctx.login();
    expect(await addReport(ctx, token, 'sheet', { reportType: 'report_excel' })).toMatchObject({ status: 200 });
    const { data } = await ctx.call(listReports, { token, query: { reportCode: 'sheet' } });
    expect(data.records).toMatchObject([{ reportType: 'report_excel', revision: 0 }]);
  });

  it('are paged and sorted by the columns of the list only', async () => {
    const token = await ctx.login();
    for (const code of ['page_a', 'page_c', 'page_b']) await addReport(ctx, token, code);
    const list = async (query: Record<string, string>) =>
      (await ctx.call(listReports, { token, query: { reportCode: 'page_', ...query } })).data.records.map(
        (one) => one.reportCode,
      );
    expect(await list({ sort: 'reportCode', order: 'ASC' })).toEqual(['page_a', 'page_b', 'page_c']);
    expect(await list({ sort: 'reportCode', order: 'DESC', pageSize: '2' })).toEqual(['page_c', 'page_b']);
    expect(await list({ sort: 'reportCode', order: 'ASC', pageSize: '2', pageNumber: '2' })).toEqual(['page_c']);
    const strange = await ctx.call(listReports, { token, query: { sort: 'password_hash; drop table report' } });
    expect(strange).toMatchObject({ status: 400, code: 'request/sort-unknown' });
    expect((await ctx.call(listReports, { token, query: { pageSize: '501' } })).code).toBe('request/invalid');
  });

  it('are searched for the very characters asked for', async () => {
    const token = await ctx.login();
    await addReport(ctx, token, 'percent', { reportName: '100% done' });
    const { data } = await ctx.call(listReports, { token, query: { reportName: '0% D' } });
    expect(data.records.map((one) => one.reportCode)).toEqual(['percent']);
    expect((await ctx.call(listReports, { token, query: { reportName: '1_0' } })).data.total).toBe(0);
    expect((await ctx.call(listReports, { token, query: { reportName: "' or 1=1 --" } })).data.total).toBe(0);
  });
});
