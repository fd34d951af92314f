import { ALL_ENDPOINTS, createShare, pauseShare, type Endpoint } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from './route-suite.ts';
import { addScreens, ofCallers, shared, visit as visitApp } from './visit.testing.ts';

const DAY_MS = 86_400_000;
/**
 * What a call answers that is let in: its report is no Excel report, the screen binds no data set and shows no map,
 * which is what its guard says of them, and this server has no browser to draw it.
 */
const OPEN = ['200', 'record/not-found', 'screen/set-not-bound', 'screen/map-not-shown', 'picture/no-browser'];

/** The code of an answer, or of the first line of a batch. */
function codeOf(text: string): string {
  return /"code":"([^"]*)"/.exec(text)?.[1] ?? '';
}

describeRoutes('Every call', (ctx) => {
  let ownShare = '';
  let otherShare = '';
  let expiredShare = '';
  let pausedShare = '';

  beforeAll(async () => {
    const token = await ctx.login();
    await addScreens(ctx, ['own', 'other']);
    const share = async (reportCode: string, shareType = 0) =>
      (await ctx.call(createShare, { token, body: { reportCode, shareType } })).data;
    ownShare = (await share('own')).shareToken;
    otherShare = (await share('other')).shareToken;
    const paused = await share('own');
    pausedShare = paused.shareToken;
    await ctx.call(pauseShare, { token, body: { id: paused.id, paused: true } });
    expiredShare = (await share('own', 1)).shareToken;
    ctx.clock.advance(DAY_MS + 1_000);
  });

  const visit = (endpoint: Endpoint, visitor: { readonly share: string }) => visitApp(ctx, endpoint, visitor);

  it('is closed to a share token unless it is declared for shares', async () => {
    const closed = ALL_ENDPOINTS.filter(({ permission, share }) => permission !== 'anonymous' && share !== true);
    for (const endpoint of closed) {
      for (const share of [ownShare, otherShare, expiredShare, pausedShare]) {
        expect((await visit(endpoint, { share })).status, endpoint.id).toBe(401);
      }
    }
  });

  it('is open to the share token of its report where it is declared for shares', async () => {
    for (const endpoint of shared) {
      const { text } = await visit(endpoint, { share: ownShare });
      expect(OPEN, endpoint.id).toContain(codeOf(text));
    }
  });

  it('opens nothing of others to a share token where it is for what the caller began', async () => {
    for (const endpoint of ofCallers) {
      expect(codeOf((await visit(endpoint, { share: ownShare })).text), endpoint.id).toBe('record/not-found');
    }
  });

  it('is closed to an expired and to a paused share token, each with its own code', async () => {
    for (const endpoint of [...shared, ...ofCallers]) {
      const visits = [await visit(endpoint, { share: expiredShare }), await visit(endpoint, { share: pausedShare })];
      expect(
        visits.map(({ status, text }) => [status, codeOf(text)]),
        endpoint.id,
      ).toEqual([
        [401, '50014'],
        [403, 'share/paused'],
      ]);
    }
  });

  it('is closed to the share token of another report', async () => {
    for (const endpoint of shared) expect((await visit(endpoint, { share: otherShare })).status, endpoint.id).toBe(403);
  });
});
