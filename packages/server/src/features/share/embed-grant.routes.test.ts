import {
  createApiToken,
  createDataSet,
  createEmbedGrant,
  createExcelReport,
  createReport,
  createShare,
  deleteShare,
  exportExcelReport,
  excelParameterValues,
  getData,
  getDataBatch,
  getScreen,
  listAudit,
  listReports,
  listShares,
  pauseShare,
  previewExcelReport,
  saveScreen,
  testTransform,
  updateShare,
  BASE_PREFIX,
  type BatchLine,
  type BodyOf,
  type RowRule,
} from '@aj-report/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { hashToken } from '../../platform/identity.ts';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { addExcel } from '../excel-report/ledger.testing.ts';
import { linesOf, readLive } from '../screen/live-reader.testing.ts';
import { forgetEnded } from './embed-grant.service.ts';

const ORDERS = ["create table orders as select * from (values ('东', 1), ('南', 2), ('北', 3)) as t(area, amount)"];
const RULES: RowRule[] = [{ field: 'area', symbol: '=', boundTo: 'locked', paramName: 'area' }];
const LIST = {
  schemaVersion: 1 as const,
  sheets: [{ name: 'S', cells: [{ row: 0, column: 0, value: '#{asked.area}' }] }],
};
/** Every way to ask for the south. */
const ATTACKS = [
  {},
  { area: '南' },
  { area: ['南'] },
  { area: null },
  { 'asked.area': '南', 'ruled.area': '南' },
  { area: '南', 'asked.area': '南', 'ruled.area': '南', 'asked.asked.area': '南' },
];
type Wanted = BodyOf<typeof createEmbedGrant>;

describeRoutes('A grant for a host', suite, { env: { AJ_LIVE_HEARTBEAT_SECONDS: '1' } });

function suite(ctx: RouteContext): void {
  let token = '';
  let machine = '';
  const add = async (setCode: string, dynSentence: string, rowRules: readonly RowRule[] = []) => {
    const params = [{ paramName: 'area', paramType: 'string', sampleItem: '东', valuesFrom: 'ruled.area' }];
    const query = { sourceCode: 'orders', setType: 'sql', dynSentence, dataSetParamDtoList: params, rowRules };
    await ctx.call(testTransform, { token, body: query });
    const made = await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } });
    expect(made.message).toBe('success');
  };
  const addScreen = async (reportCode: string, parameters: object[]) => {
    const widgets = ['asked', 'ruled'].map((setCode) => {
      return { id: setCode, type: 'table', data: { dataType: 'dynamic', setCode } };
    });
    await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
    await ctx.call(saveScreen, { token, body: { reportCode, dashboard: { title: reportCode, parameters }, widgets } });
  };
  const share = async (more: object = {}) =>
    (await ctx.call(createShare, { token, body: { reportCode: 'free', shareType: 0, ...more } })).data;
  const mint = (body: Wanted, by = machine) => ctx.call(createEmbedGrant, { token: by, body });
  const grant = async (body: Wanted) => (await mint(body)).data.token;
  const areasOf = async (by: string, setCode: string, contextData: object = {}, reportCode?: string) => {
    const body = { setCode, contextData, ...(reportCode === undefined ? {} : { reportCode }) };
    return ((await ctx.call(getData, { share: by, body })).data ?? []).map((row) => row['area']);
  };
  const codeOf = async (by: string, headers: Record<string, string> = {}) =>
    (await ctx.call(getScreen, { share: by, params: { reportCode: 'free' }, headers })).code;

  beforeAll(async () => {
    token = await ctx.login();
    await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    await addSource(ctx.app, 'orders', ORDERS);
    await add('ruled', 'select area, amount from orders order by amount', RULES);
    await add('asked', 'select area, amount from orders where area = ${area}');
    await addScreen('free', [{ name: 'area', type: 'string', defaultValue: '东' }]);
    await addScreen('locking', [{ name: 'area', type: 'string', defaultValue: '东', locked: true }]);
    await addExcel(ctx, token, 'list');
    await ctx.call(createExcelReport, { token, body: { reportCode: 'list', template: LIST } });
    const authorities = ['bigScreenManage:share', 'excelManage:share'];
    const body = { tokenName: 'portal', authorities, days: 0 as const };
    machine = (await ctx.call(createApiToken, { token, body })).data.token;
  });

  it('fixes parameters in every question, whatever the page asks for', async () => {
    const open = await share();
    const grants = [
      await grant({ reportCode: 'free', parameters: { area: '北' } }),
      await grant({ shareCode: open.shareCode, parameters: { area: '北' } }),
      await grant({ shareCode: open.shareCode, parameters: { 'asked.area': '北', 'ruled.area': '北' } }),
      await grant({ shareCode: (await share({ parameters: { area: '北' } })).shareCode }),
    ];
    for (const one of grants) {
      // A pass in the name of a grant is what a browser of the server draws pictures with.
      const pass = ctx.app.viewPasses.issue({ reportCode: 'free', shareTokenHash: hashToken(one) }, 60_000);
      for (const contextData of ATTACKS) {
        for (const [by, named] of [
          [one, 'free'],
          [one, undefined],
          [pass, 'free'],
        ] as const) {
          expect(await areasOf(by, 'asked', contextData, named)).toEqual(['北']);
          expect(await areasOf(by, 'ruled', contextData, named)).toEqual(['北']);
        }
      }
      const queries = ATTACKS.flatMap((contextData, index) =>
        ['asked', 'ruled'].map((setCode) => ({ id: `${setCode}${index}`, setCode, contextData })),
      );
      const { text } = await ctx.call(getDataBatch, { share: one, body: { reportCode: 'free', queries } });
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as BatchLine);
      expect(lines.map(({ table }) => table?.data[0])).toEqual(queries.map(() => ['北']));
      const reading = await readLive(ctx.app, { 'share-token': one }, { reportCode: 'free', queries });
      await vi.waitFor(() => {
        for (const { id } of queries) expect(linesOf(reading, id)[0]?.table?.data[0]).toEqual(['北']);
      }, 20_000);
      reading.leave();
    }
  });

  it('fixes them in Excel reports, their choices and their files', async () => {
    const one = await grant({ reportCode: 'list', parameters: { area: '北' } });
    const setParam = { asked: { area: '南' } };
    const shown = await ctx.call(previewExcelReport, { share: one, body: { reportCode: 'list', setParam } });
    expect(shown.data.sheets[0]?.cells.map(({ value }) => value)).toEqual(['北']);
    const file = await ctx.app.inject({
      method: 'POST',
      url: BASE_PREFIX + exportExcelReport.path,
      headers: { 'share-token': one },
      payload: { reportCode: 'list', exportType: 'gaea_template_csv', byteOrderMark: 0, setParam },
    });
    expect(file.body.trim()).toBe('北');
    const asked = { reportCode: 'list', setCode: 'asked', paramName: 'area' };
    expect((await ctx.call(excelParameterValues, { share: one, body: asked })).code).toBe('excel/parameter-values');
  });

  it('shows the screen with what it fixes, and no other report', async () => {
    const one = await grant({ reportCode: 'free', parameters: { area: '北' }, viewerName: 'li' });
    const { data } = await ctx.call(getScreen, { share: one, params: { reportCode: 'free' } });
    expect(data.dashboard?.parameters).toEqual([{ name: 'area', type: 'string', defaultValue: '北', locked: true }]);
    expect((await ctx.call(getScreen, { share: one, params: { reportCode: 'locking' } })).status).toBe(403);
    expect((await ctx.call(listReports, { share: one })).status).toBe(401);
  });

  it('opens for a while, and never longer than its share', async () => {
    ctx.clock.stop();
    const now = ctx.clock.now().getTime();
    const { data } = await mint({ reportCode: 'free', lifeSeconds: 120 });
    expect(Date.parse(data.expiresAt) - now).toBe(120_000);
    expect(Date.parse((await mint({ reportCode: 'free' })).data.expiresAt) - now).toBe(900_000);
    const day = await share({ shareType: 1 });
    expect(await codeOf(data.token)).toBe('200');
    ctx.clock.advance(120_000);
    expect(await codeOf(data.token)).toBe('50014');
    ctx.clock.advance(86_400_000 - 180_000);
    const last = (await mint({ shareCode: day.shareCode })).data;
    expect(Date.parse(last.expiresAt) - now).toBe(86_400_000);
    ctx.clock.go();
    // The login of before has ended meanwhile.
    token = await ctx.login();
    for (const lifeSeconds of [119, 86_401, 1.5]) {
      expect((await mint({ reportCode: 'free', lifeSeconds })).code).toBe('request/invalid');
    }
  });

  it('follows its share at once: paused, with other locks and origins, withdrawn', async () => {
    const made = await share();
    const one = await grant({ shareCode: made.shareCode, parameters: { 'asked.area': '北', 'ruled.area': '北' } });
    const reading = await readLive(
      ctx.app,
      { 'share-token': one },
      { reportCode: 'free', queries: [{ id: 'a', setCode: 'asked', refreshMs: 3_600_000 }] },
    );
    await vi.waitFor(() => expect(linesOf(reading, 'a')[0]?.table?.data[0]).toEqual(['北']), 20_000);
    await ctx.call(updateShare, { token, body: { id: made.id, parameters: { area: '东' } } });
    for (const contextData of ATTACKS) {
      expect(await areasOf(one, 'asked', contextData, 'free')).toEqual(['东']);
      expect(await areasOf(one, 'ruled', contextData, 'free')).toEqual(['东']);
    }
    await vi.waitFor(() => expect(linesOf(reading, 'a').at(-1)?.table?.data[0]).toEqual(['东']), 20_000);
    await ctx.call(pauseShare, { token, body: { id: made.id, paused: true } });
    expect(await codeOf(one)).toBe('share/paused');
    expect((await mint({ shareCode: made.shareCode })).code).toBe('share/paused');
    await vi.waitFor(() => expect(reading.lines.at(-1)).toMatchObject({ id: '', code: 'share/paused' }), 20_000);
    await ctx.call(pauseShare, { token, body: { id: made.id, paused: false } });
    await ctx.call(updateShare, { token, body: { id: made.id, origins: ['https://a.example'] } });
    expect(await codeOf(one, { origin: 'https://b.example' })).toBe('share/origin-refused');
    expect(await codeOf(one)).toBe('200');
    await ctx.call(deleteShare, { token, params: { id: made.id } });
    expect(await codeOf(one)).toBe('50014');
    expect((await mint({ shareCode: made.shareCode })).code).toBe('report.share.link.invalid');
  });

  it('needs no password of its share', async () => {
    const made = await share({ sharePassword: 'secret' });
    const one = await grant({ shareCode: made.shareCode });
    expect([await codeOf(one), one.startsWith('ajg.')]).toEqual(['200', true]);
  });

  it('says no to what the share or the screen fixes, and to origins that the share does not name', async () => {
    const made = await share({ parameters: { area: '北' }, origins: ['https://a.example'] });
    const { shareCode } = made;
    for (const parameters of [{ area: '南' }, { 'asked.area': '南' }]) {
      expect(await mint({ shareCode, parameters })).toMatchObject({ status: 403, code: 'grant/parameter-fixed' });
    }
    expect((await mint({ shareCode, parameters: { area: '北' } })).code).toBe('200');
    expect((await mint({ shareCode, origins: ['https://b.example'] })).code).toBe('grant/origin-outside');
    const bound = await grant({ reportCode: 'free', origins: ['https://A.example/'] });
    expect(await codeOf(bound, { origin: 'https://a.example' })).toBe('200');
    const headers = { origin: 'https://b.example', 'accept-language': 'en' };
    const refused = await ctx.call(getScreen, { share: bound, params: { reportCode: 'free' }, headers });
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('https://b.example') as string });
    expect(refused.message).toMatch(/^This grant .* origins/);
    expect((await mint({ reportCode: 'locking', parameters: { 'ruled.area': '北' } })).code).toBe(
      'share/parameter-locked',
    );
  });

  it('says no to a parameter that nothing of the report takes, with those there are', async () => {
    const { shareCode } = await share();
    for (const wanted of [{ reportCode: 'free' }, { shareCode }, { reportCode: 'list' }]) {
      for (const name of ['aera', 'asked.aera', 'other.area']) {
        const refused = await mint({ ...wanted, parameters: { [name]: '北' } });
        expect(refused).toMatchObject({ status: 400, code: 'grant/parameter-unknown' });
        expect(refused.message).toContain(name);
        expect(refused.message).toContain('area');
      }
      expect((await mint({ ...wanted, parameters: { 'asked.area': '北' } })).code).toBe('200');
    }
  });

  it('is for whoever may share reports of its kind', async () => {
    const screens = await ctx.loginWith(['bigScreenManage:share']);
    expect((await mint({ reportCode: 'free' }, screens)).status).toBe(200);
    const { shareCode } = await share({ reportCode: 'list' });
    for (const body of [{ reportCode: 'list' }, { shareCode }]) {
      expect(await mint(body, screens)).toMatchObject({ status: 403, code: 'User.no.authority' });
    }
    const viewer = await ctx.loginWith(['bigScreenManage:view']);
    expect((await mint({ reportCode: 'free' }, viewer)).status).toBe(403);
    expect((await ctx.call(createEmbedGrant, { body: { reportCode: 'free' } })).status).toBe(401);
    expect((await ctx.call(createEmbedGrant, { share: await grant({ reportCode: 'free' }), body: {} })).status).toBe(
      401,
    );
    expect((await mint({})).code).toBe('grant/one-target');
    expect((await mint({ reportCode: 'free', shareCode })).code).toBe('grant/one-target');
    expect((await mint({ reportCode: 'nobody' })).code).toBe('record/not-found');
  });

  it('stands in the audit log with its user and the machine, in no list of shares, and goes once it has ended', async () => {
    await mint({ reportCode: 'free', viewerName: 'Li Na' });
    await ctx.app.auditLog.flush();
    const query = { endpoint: 'embedGrant.create' };
    const { data } = await ctx.call(listAudit, { token, query });
    expect(data.records[0]).toMatchObject({ recordKey: 'free · Li Na', loginName: 'admin · portal', result: '200' });
    const made = await share();
    const one = await grant({ shareCode: made.shareCode });
    await codeOf(one);
    const shares = await ctx.call(listShares, { token, query: { pageSize: '100' } });
    expect(shares.data.records.filter(({ shareCode }) => shareCode === made.shareCode)).toMatchObject([{ views: 1 }]);
    const kept = () => ctx.app.db.selectFrom('reportShare').where('grantFlag', '=', 1).select('id').execute();
    expect(shares.data.records).toHaveLength(
      (await ctx.app.db.selectFrom('reportShare').where('grantFlag', '=', 0).select('id').execute()).length,
    );
    expect((await kept()).length).toBeGreaterThan(1);
    ctx.clock.advance(86_400_000);
    await forgetEnded(ctx.app);
    expect(await kept()).toEqual([]);
  });
}
