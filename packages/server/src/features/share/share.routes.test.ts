import {
  createReport,
  createShare,
  deleteReport,
  exchangeShare,
  getScreen,
  getShareDetail,
  saveScreen,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

const DAY_MS = 86_400_000;

async function addScreen(ctx: RouteContext, token: string, reportCode: string): Promise<string> {
  const { data } = await ctx.call(createReport, { token, body: { reportName: '大屏', reportCode } });
  await ctx.call(saveScreen, { token, body: { reportCode, dashboard: { title: reportCode } } });
  return data.id;
}

describeRoutes('Shares', (ctx) => {
  const share = async (token: string, reportCode: string, shareType: 0 | 1 | 7 | 30 = 0, sharePassword?: string) =>
    (
      await ctx.call(createShare, {
        token,
        body: { reportCode, shareType, ...(sharePassword === undefined ? {} : { sharePassword }) },
      })
    ).data;
  const open = (tokens: string, reportCode: string) => ctx.call(getScreen, { share: tokens, params: { reportCode } });

  it('open one screen to whoever has the link', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'shared');
    await addScreen(ctx, token, 'private');
    const made = await share(token, 'shared');
    expect(made.shareCode).toMatch(/^[0-9a-f]{32}$/);
    expect(made).toMatchObject({ shareUrl: `/aj/${made.shareCode}`, shareValidTime: null });
    expect(Buffer.from(made.shareToken, 'base64url')).toHaveLength(32);
    const { data: detail } = await ctx.call(getShareDetail, { query: { shareCode: made.shareCode } });
    expect(detail).toEqual({
      shareCode: made.shareCode,
      reportName: '大屏',
      reportType: 'report_screen',
      needPassword: false,
      reportCode: 'shared',
      shareToken: made.shareToken,
    });
    expect((await open(made.shareToken, 'shared')).data).toMatchObject({ dashboard: { title: 'shared' } });
    expect(await open(made.shareToken, 'private')).toMatchObject({ status: 403, code: 'User.no.authority' });
  });

  it('of an Excel report lead to its page', async () => {
    const token = await ctx.login();
    const report = { reportName: '报表', reportCode: 'sheet', reportType: 'report_excel' };
    await ctx.call(createReport, { token, body: report });
    const made = await share(token, 'sheet');
    expect(made.shareUrl).toBe(`/el/${made.shareCode}`);
  });

  it('store no token and no password as they are', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'stored');
    const made = await share(token, 'stored', 0, 'open sesame');
    const rows = JSON.stringify(await ctx.app.db.selectFrom('reportShare').selectAll().execute());
    expect(rows).not.toContain(made.shareToken);
    expect(rows).not.toContain('open sesame');
  });

  it('give the token of a protected share for its password only', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'locked');
    const { shareCode, shareToken } = await share(token, 'locked', 7, 'open sesame');
    const detail = await ctx.call(getShareDetail, { query: { shareCode } });
    expect(detail.data).toEqual({ shareCode, reportName: '大屏', reportType: 'report_screen', needPassword: true });
    expect((await ctx.call(exchangeShare, { body: { shareCode } })).code).toBe('share/password-needed');
    expect(await ctx.call(exchangeShare, { body: { shareCode, sharePassword: 'wrong' } })).toMatchObject({
      status: 401,
      code: 'share/password-wrong',
    });
    const granted = await ctx.call(exchangeShare, { body: { shareCode, sharePassword: 'open sesame' } });
    expect(granted.data).toMatchObject({ shareToken, reportCode: 'locked' });
  });

  it('lock the password after five wrong ones', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'guessed');
    const { shareCode } = await share(token, 'guessed', 0, 'open sesame');
    const guess = async (sharePassword: string) =>
      (await ctx.call(exchangeShare, { body: { shareCode, sharePassword } })).code;
    for (let count = 0; count < 5; count++) expect(await guess('wrong')).toBe('share/password-wrong');
    expect(await guess('open sesame')).toBe('user/locked');
    ctx.clock.advance(15 * 60_000 + 1_000);
    expect(await guess('open sesame')).toBe('200');
  });

  it('end on their day, at once when the report goes, and for strange tokens', async () => {
    const token = await ctx.login();
    const id = await addScreen(ctx, token, 'ending');
    const brief = await share(token, 'ending', 1);
    const lasting = await share(token, 'ending', 0);
    expect(brief.shareValidTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    ctx.clock.advance(DAY_MS + 1_000);
    expect(await open(brief.shareToken, 'ending')).toMatchObject({ status: 401, code: '50014' });
    expect((await ctx.call(getShareDetail, { query: { shareCode: brief.shareCode } })).code).toBe('50014');
    expect((await open(lasting.shareToken, 'ending')).status).toBe(200);
    expect((await open('no-such-token', 'ending')).code).toBe('50014');
    const admin = await ctx.login();
    await ctx.call(deleteReport, { token: admin, params: { id } });
    expect((await open(lasting.shareToken, 'ending')).code).toBe('50014');
    expect((await ctx.call(getShareDetail, { query: { shareCode: lasting.shareCode } })).code).toBe(
      'report.share.link.invalid',
    );
  });

  it('may be several in one browser, dead ones among them', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'first');
    await addScreen(ctx, token, 'second');
    const tokens = [(await share(token, 'first')).shareToken, 'dead', (await share(token, 'second')).shareToken].join(
      ',',
    );
    expect((await open(tokens, 'first')).status).toBe(200);
    expect((await open(tokens, 'second')).status).toBe(200);
  });

  it('never open a draft, and ask for the login of whoever has neither', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'drafted');
    const made = await share(token, 'drafted');
    const newest = await ctx.call(getScreen, {
      share: made.shareToken,
      params: { reportCode: 'drafted' },
      query: { revision: 'newest' },
    });
    expect(newest).toMatchObject({ status: 401, code: 'User.credentials.expired' });
    const stranger = await ctx.call(getScreen, { params: { reportCode: 'drafted' } });
    expect(stranger).toMatchObject({ status: 401, code: 'User.credentials.expired' });
  });

  it('need one of the validities of the specification and a report', async () => {
    const token = await ctx.login();
    const strange = await ctx.call(createShare, { token, body: { reportCode: 'x', shareType: 2 } });
    expect(strange).toMatchObject({ status: 400, code: 'request/invalid', args: { path: 'body/shareType' } });
    expect((await ctx.call(createShare, { token, body: { reportCode: 'x', shareType: 1 } })).code).toBe(
      'record/not-found',
    );
  });
});
