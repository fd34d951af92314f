import {
  ALL_ENDPOINTS,
  createEmbedGrant,
  createShare,
  deleteShare,
  pauseShare,
  type Endpoint,
} from '@aj-report/contract';
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
  /** Tokens of shares, of grants of shares and of grants of reports themselves, by what became of them. */
  let own: string[] = [];
  let other: string[] = [];
  let expired: string[] = [];
  let paused: string[] = [];

  beforeAll(async () => {
    await addScreens(ctx, ['own', 'other']);
    let token = await ctx.login();
    const share = async (reportCode: string, shareType = 0) =>
      (await ctx.call(createShare, { token, body: { reportCode, shareType } })).data;
    const grant = async (body: object) => (await ctx.call(createEmbedGrant, { token, body })).data.token;
    const grantsOf = async (reportCode: string) => [
      await grant({ reportCode }),
      await grant({ shareCode: (await share(reportCode)).shareCode }),
    ];
    expired = [(await share('own', 1)).shareToken, ...(await grantsOf('own'))];
    ctx.clock.advance(DAY_MS + 1_000);
    token = await ctx.login();
    own = [(await share('own')).shareToken, ...(await grantsOf('own'))];
    other = [(await share('other')).shareToken, ...(await grantsOf('other'))];
    const { id, shareCode, shareToken } = await share('own');
    paused = [shareToken, await grant({ shareCode })];
    await ctx.call(pauseShare, { token, body: { id, paused: true } });
    const withdrawn = await share('own');
    expired.push(await grant({ shareCode: withdrawn.shareCode }));
    await ctx.call(deleteShare, { token, params: { id: withdrawn.id } });
  });

  const visit = (endpoint: Endpoint, visitor: { readonly share: string }) => visitApp(ctx, endpoint, visitor);

  it('is closed to a share token unless it is declared for shares', async () => {
    const closed = ALL_ENDPOINTS.filter(({ permission, share }) => permission !== 'anonymous' && share !== true);
    for (const endpoint of closed) {
      for (const share of [...own, ...other, ...expired, ...paused]) {
        expect((await visit(endpoint, { share })).status, endpoint.id).toBe(401);
      }
    }
  });

  it('is open to the share token of its report where it is declared for shares', async () => {
    for (const endpoint of shared) {
      for (const share of own) {
        const { text } = await visit(endpoint, { share });
        expect(OPEN, endpoint.id).toContain(codeOf(text));
      }
    }
  });

  it('opens nothing of others to a share token where it is for what the caller began', async () => {
    for (const endpoint of ofCallers) {
      for (const share of own)
        expect(codeOf((await visit(endpoint, { share })).text), endpoint.id).toBe('record/not-found');
    }
  });

  it('is closed to an expired and to a paused share token, each with its own code', async () => {
    for (const endpoint of [...shared, ...ofCallers]) {
      const codesOf = async (shares: readonly string[]) => {
        const visits = await Promise.all(shares.map((share) => visit(endpoint, { share })));
        return visits.map(({ status, text }) => `${status} ${codeOf(text)}`);
      };
      expect(new Set(await codesOf(expired)), endpoint.id).toEqual(new Set(['401 50014']));
      expect(new Set(await codesOf(paused)), endpoint.id).toEqual(new Set(['403 share/paused']));
    }
  });

  it('is closed to the share token of another report', async () => {
    for (const endpoint of shared) {
      for (const share of other) expect((await visit(endpoint, { share })).status, endpoint.id).toBe(403);
    }
  });
});
