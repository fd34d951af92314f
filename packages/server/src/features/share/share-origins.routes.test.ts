import {
  createReport,
  createShare,
  exchangeShare,
  getData,
  getScreen,
  getShareDetail,
  listShares,
  saveScreen,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

const INSIDE = 'https://intranet.example';
const STRANGE = 'https://elsewhere.example';

describeRoutes(
  'Origins of a share',
  (ctx) => {
    let bound = { shareCode: '', shareToken: '' };
    let open = { shareCode: '', shareToken: '' };
    beforeAll(async () => {
      const token = await ctx.login();
      await ctx.call(createReport, { token, body: { reportName: '大屏', reportCode: 'wall' } });
      await ctx.call(saveScreen, { token, body: { reportCode: 'wall' } });
      const body = { reportCode: 'wall', shareType: 0 };
      bound = (await ctx.call(createShare, { token, body: { ...body, origins: [INSIDE] } })).data;
      open = (await ctx.call(createShare, { token, body })).data;
    });

    const codesFrom = async (headers: Record<string, string>, { shareCode, shareToken } = bound) => {
      const calls = [
        ctx.call(getShareDetail, { query: { shareCode }, headers }),
        ctx.call(exchangeShare, { body: { shareCode }, headers }),
        ctx.call(getScreen, { share: shareToken, params: { reportCode: 'wall' }, headers }),
        ctx.call(getData, { share: shareToken, body: { reportCode: 'wall', setCode: 'none' }, headers }),
      ];
      return (await Promise.all(calls)).map(({ code }) => code);
    };
    const GOOD = ['200', '200', '200', 'screen/set-not-bound'];

    it('are any unless some are named', async () => {
      expect(await codesFrom({ origin: STRANGE }, open)).toEqual(GOOD);
    });

    it('are checked on every call, each time in words that the page can read', async () => {
      expect(await codesFrom({ origin: INSIDE })).toEqual(GOOD);
      for (const origin of [STRANGE, 'null', `${INSIDE}.evil.example`, 'http://intranet.example', `${INSIDE}:8443`]) {
        expect(await codesFrom({ origin })).toEqual(Array.from({ length: 4 }, () => 'share/origin-refused'));
      }
      const headers = { origin: STRANGE, 'accept-language': 'en' };
      const refused = await ctx.call(getScreen, { share: bound.shareToken, params: { reportCode: 'wall' }, headers });
      expect(refused).toMatchObject({
        status: 403,
        message: expect.stringContaining(STRANGE) as string,
        headers: { 'access-control-allow-origin': '*' },
      });
    });

    it('always hold the pages of the service, whichever of its addresses is used', async () => {
      expect(await codesFrom({})).toEqual(GOOD);
      expect(await codesFrom({ origin: 'http://10.0.0.9:9095', host: '10.0.0.9:9095' })).toEqual(GOOD);
      expect(await codesFrom({ origin: 'https://screens.example' })).toEqual(GOOD);
    });

    it('stand beside the whole address, which is that of the setting', async () => {
      const token = await ctx.login();
      const { data } = await ctx.call(listShares, { token });
      const urls = data.records.map(({ shareUrl, wholeUrl }) => [shareUrl, wholeUrl]);
      expect(urls).toContainEqual([`/aj/${open.shareCode}`, `https://screens.example/aj/${open.shareCode}`]);
    });

    it('say who may frame the page of the share', async () => {
      const framesOf = async (shareCode: string) => {
        const { headers } = await ctx.app.inject({ method: 'GET', url: `/aj/${shareCode}` });
        return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
      };
      expect(await framesOf(bound.shareCode)).toBe(`'self' ${INSIDE}`);
      expect(await framesOf(open.shareCode)).toBe(ctx.app.config.frameAncestors);
      expect(await framesOf('nobody')).toBe(ctx.app.config.frameAncestors);
    });

    it('are asked for ahead without the share, so that the refusal itself can be read', async () => {
      const { statusCode, headers } = await ctx.app.inject({
        method: 'OPTIONS',
        url: '/data-report/reportDashboard/wall',
        headers: {
          origin: STRANGE,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'share-token',
        },
      });
      expect([statusCode, headers['access-control-allow-headers']]).toEqual([
        204,
        expect.stringContaining('share-token'),
      ]);
    });
  },
  { env: { AJ_PUBLIC_URL: 'https://screens.example' } },
);
