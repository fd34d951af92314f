import {
  createReport,
  createShare,
  exchangeShare,
  getShareDetail,
  saveScreen,
  shareExcelReport,
  shareScreen,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

describeRoutes('Shares as clients of AJ-Report ask for them', (ctx) => {
  it('have a password that the service made and shows once, where one is wanted', async () => {
    const token = await ctx.login();
    await ctx.call(createReport, { token, body: { reportName: '大屏', reportCode: 'wall' } });
    await ctx.call(saveScreen, { token, body: { reportCode: 'wall', dashboard: { title: 'wall' } } });
    const asked = { reportCode: 'wall', reportName: '大屏', reportType: 'report_screen', shareUrl: 'http://x/#/a' };
    const body = { ...asked, shareValidType: 7 as const, sharePasswordFlag: true };
    const { data } = await ctx.call(shareScreen, { token, body });
    expect(data).toMatchObject({ shareUrl: `/aj/${data.shareCode}` });
    expect(data.sharePassword).toMatch(/^[0-9a-f]{8}$/);
    const { shareCode, sharePassword } = data;
    expect((await ctx.call(getShareDetail, { query: { shareCode } })).data.needPassword).toBe(true);
    expect((await ctx.call(exchangeShare, { body: { shareCode, sharePassword: 'guess' } })).status).not.toBe(200);
    expect((await ctx.call(exchangeShare, { body: { shareCode, sharePassword } })).data.reportCode).toBe('wall');
  });

  it('have none where none is wanted, and the one that is given', async () => {
    const token = await ctx.login();
    const report = { reportName: '报表', reportCode: 'sheet', reportType: 'report_excel' };
    await ctx.call(createReport, { token, body: report });
    const body = { reportCode: 'sheet', shareType: 0 as const };
    const open = (await ctx.call(shareExcelReport, { token, body: { ...body, sharePasswordFlag: 0 } })).data;
    expect(open).toMatchObject({ sharePassword: '', shareUrl: `/el/${open.shareCode}`, shareValidTime: null });
    const own = await ctx.call(shareExcelReport, {
      token,
      body: { ...body, sharePassword: 'secret-1', sharePasswordFlag: 1 },
    });
    expect(own.data.sharePassword).toBe('secret-1');
    expect(await ctx.call(createShare, { token, body })).toMatchObject({ status: 200 });
  });

  it('are of reports of their kind', async () => {
    const token = await ctx.login();
    const report = { reportName: '报表', reportCode: 'table', reportType: 'report_excel' };
    await ctx.call(createReport, { token, body: report });
    const body = { reportCode: 'table', shareType: 0 as const };
    expect((await ctx.call(shareScreen, { token, body })).code).toBe('record/not-found');
    expect((await ctx.call(shareExcelReport, { token, body: { reportCode: 'table' } })).code).toBe('request/invalid');
  });
});
