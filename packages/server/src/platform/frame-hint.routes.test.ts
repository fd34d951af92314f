import { createReport, createShare, saveScreen } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../testing/route-suite.ts';

const FOREIGN = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
const VIEWERS = ['/bigscreen/viewer?reportCode=secret', '/aj/nobody', '/excelreport/viewer', '/el/nobody'];

describeRoutes(
  'A frame of another site',
  (ctx) => {
    const get = async (url: string, headers: Record<string, string>) => {
      const {
        body,
        headers: sent,
        statusCode,
      } = await ctx.app.inject({ url, headers: { accept: 'text/html', ...headers } });
      return { body, policy: String(sent['content-security-policy']), status: statusCode, sent };
    };

    it('shows what to set, on a page that may be framed and holds nothing else', async () => {
      for (const url of VIEWERS) {
        for (const site of ['cross-site', 'same-site']) {
          for (const purpose of ['iframe', 'frame', 'object', 'embed']) {
            const headers = {
              'sec-fetch-dest': purpose,
              'sec-fetch-site': site,
              referer: 'https://portal.example/a?b',
            };
            const { body, policy, status, sent } = await get(url, headers);
            expect(status).toBe(403);
            expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors \*$/);
            expect(sent['cache-control']).toBe('no-store');
            expect(body).toContain('AJ_FRAME_ANCESTORS=&quot;&#39;self&#39; https://portal.example&quot;');
            expect(body).toContain('其他网站的网页不能用框架');
            expect(body).toContain('Pages of other sites may not');
            expect(body).not.toContain('secret');
            expect(body).not.toContain('<script');
          }
        }
      }
    });

    it('shows it where its browser keeps its address too, and cannot put anything into the page', async () => {
      expect((await get(VIEWERS[0] ?? '', FOREIGN)).body).toContain('https://portal.example');
      const { body } = await get(VIEWERS[0] ?? '', {
        ...FOREIGN,
        referer: 'https://a.example/<script>alert(1)</script>',
      });
      expect(body).not.toContain('<script');
    });

    it('is not meant by frames of the service itself, by whole pages, nor by what tells nothing', async () => {
      for (const headers of [
        { ...FOREIGN, 'sec-fetch-site': 'same-origin' },
        { ...FOREIGN, 'sec-fetch-dest': 'document' },
        {},
      ]) {
        const { body, policy } = await get(VIEWERS[0] ?? '', headers);
        expect(body).not.toContain('AJ_FRAME_ANCESTORS');
        expect(policy).toContain("frame-ancestors 'self'");
      }
    });

    let shareCode = '';
    beforeAll(async () => {
      const token = await ctx.login();
      await ctx.call(createReport, { token, body: { reportName: '大屏', reportCode: 'wall' } });
      await ctx.call(saveScreen, { token, body: { reportCode: 'wall' } });
      const body = { reportCode: 'wall', shareType: 0, origins: ['https://intranet.example'] };
      shareCode = (await ctx.call(createShare, { token, body })).data.shareCode;
    });

    it('shows a share that names its origin, and what to change where it does not', async () => {
      const inside = await get(`/aj/${shareCode}`, { ...FOREIGN, referer: 'https://intranet.example/' });
      expect(inside.policy).toContain("frame-ancestors 'self' https://intranet.example");
      const outside = await get(`/aj/${shareCode}`, { ...FOREIGN, referer: 'https://portal.example/' });
      expect(outside).toMatchObject({ status: 403, body: expect.stringContaining('https://portal.example') as string });
      expect(outside.body).not.toContain('AJ_FRAME_ANCESTORS');
      // Who does not say where it stands may be one that is allowed: the browser decides.
      expect((await get(`/aj/${shareCode}`, FOREIGN)).policy).toContain('https://intranet.example');
    });
  },
  { variants: ['sqlite'] },
);

describeRoutes(
  'A frame of a site that the setting allows',
  (ctx) => {
    it('sees the page, and so does one that a pattern may mean', async () => {
      for (const referer of ['https://a.example/', 'https://portal.other.example/']) {
        const headers = { accept: 'text/html', ...FOREIGN, referer };
        const { body } = await ctx.app.inject({ url: '/aj/nobody', headers });
        expect(body).not.toContain('AJ_FRAME_ANCESTORS');
      }
    });
  },
  { variants: ['sqlite'], env: { AJ_FRAME_ANCESTORS: "'self' https://a.example https://*.other.example" } },
);
