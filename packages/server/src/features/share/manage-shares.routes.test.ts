import {
  createReport,
  createShare,
  delayShare,
  deleteShare,
  deleteShares,
  exchangeShare,
  getScreen,
  getShare,
  getShareDetail,
  listReports,
  listShares,
  pauseShare,
  saveScreen,
  updateShare,
  type ShareCreate,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

const DAY_MS = 86_400_000;

describeRoutes('Shares that are managed', (ctx) => {
  let token = '';
  beforeAll(async () => {
    token = await ctx.login();
    await ctx.call(createReport, { token, body: { reportName: '大屏', reportCode: 'wall' } });
    await ctx.call(saveScreen, { token, body: { reportCode: 'wall' } });
  });
  const share = async (form: Partial<ShareCreate> = {}) =>
    (await ctx.call(createShare, { token, body: { reportCode: 'wall', shareType: 7, ...form } })).data;
  const get = async (id: string) => (await ctx.call(getShare, { token, params: { id } })).data;
  const change = (id: string, values: object) => ctx.call(updateShare, { token, body: { id, ...values } });
  const open = (shareToken: string) => ctx.call(getScreen, { share: shareToken, params: { reportCode: 'wall' } });
  const daysLeft = async (id: string) => {
    const { shareValidTime } = await get(id);
    return Math.round((Date.parse(shareValidTime ?? '') - ctx.clock.now().getTime()) / DAY_MS);
  };

  it('tell what was said of them, and neither token nor password', async () => {
    const said = {
      note: '给总部',
      recipient: '张三',
      origins: ['https://Intranet.example:443/'],
      parameters: { city: '北' },
    };
    const made = await share({ ...said, sharePassword: 'open sesame' });
    const { text, data } = await ctx.call(getShare, { token, params: { id: made.id } });
    expect(data).toMatchObject({
      ...said,
      origins: ['https://intranet.example'],
      shareUrl: `/aj/${made.shareCode}`,
      wholeUrl: null,
      shareType: 7,
      shareValidType: 7,
      shareValidTime: made.shareValidTime,
      reportName: '大屏',
      state: 'active',
      hasPassword: true,
      views: 0,
      lastSeenTime: null,
      createBy: 'admin',
    });
    for (const secret of [made.shareToken, 'open sesame', 'scrypt']) expect(text).not.toContain(secret);
  });

  it('are listed newest first, by what they are asked for', async () => {
    const brief = await share({ shareType: 1, recipient: '王五' });
    ctx.clock.advance(1_000);
    const other = await share({ shareType: 30 });
    await ctx.call(pauseShare, { token, body: { id: other.id, paused: true } });
    const idsOf = async (query: Record<string, string>) =>
      (await ctx.call(listShares, { token, query })).data.records.map(({ id }) => id);
    expect((await idsOf({})).slice(0, 2)).toEqual([other.id, brief.id]);
    expect(await idsOf({ state: 'paused' })).toEqual([other.id]);
    expect(await idsOf({ shareValidType: '1' })).toEqual([brief.id]);
    expect(await idsOf({ recipient: '王' })).toEqual([brief.id]);
    expect(await idsOf({ shareCode: other.shareCode.toUpperCase() })).toEqual([other.id]);
    expect(await idsOf({ reportName: '没有' })).toEqual([]);
    expect((await idsOf({ sort: 'shareValidTime', order: 'ASC' }))[0]).toBe(brief.id);
    ctx.clock.advance(DAY_MS + 1_000);
    const later = await ctx.login();
    const expired = await ctx.call(listShares, { token: later, query: { state: 'expired' } });
    expect(expired.data.records.map(({ id, state }) => [id, state])).toEqual([[brief.id, 'expired']]);
    token = later;
  });

  it('are counted on their report while they open', async () => {
    const before = (await ctx.call(listReports, { token, query: { reportCode: 'wall' } })).data.records[0]?.openShares;
    const made = await share();
    await ctx.call(pauseShare, { token, body: { id: (await share()).id, paused: true } });
    const after = async () =>
      (await ctx.call(listReports, { token, query: { reportCode: 'wall' } })).data.records[0]?.openShares;
    expect(await after()).toBe((before ?? 0) + 1);
    await ctx.call(deleteShare, { token, params: { id: made.id } });
    expect(await after()).toBe(before);
  });

  it('take the validity under either name, and need one', async () => {
    const made = await ctx.call(createShare, { token, body: { reportCode: 'wall', shareValidType: 0 } });
    expect(made.data.shareValidTime).toBeNull();
    const none = await ctx.call(createShare, { token, body: { reportCode: 'wall' } });
    expect(none).toMatchObject({ status: 400, code: 'request/invalid', args: { path: 'body/shareType' } });
  });

  it('last longer by a day, a week or a month, from their end or from now', async () => {
    const { id } = await share({ shareType: 1 });
    const delay = (days: object) => ctx.call(delayShare, { token, body: { id, ...days } });
    await delay({ shareValidType: 7 });
    expect(await daysLeft(id)).toBe(8);
    await delay({ shareType: 30 });
    expect(await daysLeft(id)).toBe(38);
    expect((await delay({ shareValidType: 0 })).code).toBe('request/invalid');
    expect((await delay({})).code).toBe('request/invalid');
    ctx.clock.advance(50 * DAY_MS);
    token = await ctx.login();
    expect((await get(id)).state).toBe('expired');
    await delay({ shareValidType: 1 });
    expect([await daysLeft(id), (await get(id)).state]).toEqual([1, 'active']);
    const lasting = await share({ shareType: 0 });
    const body = { id: lasting.id, shareValidType: 1 };
    expect((await ctx.call(delayShare, { token, body })).data.shareValidTime).toBeNull();
  });

  it('open nothing while they are paused, and say so in both languages', async () => {
    const { id, shareToken, shareCode } = await share();
    const pause = (paused: boolean) => ctx.call(pauseShare, { token, body: { id, paused } });
    await pause(true);
    expect(await open(shareToken)).toMatchObject({ status: 403, code: 'share/paused' });
    const door = await ctx.call(getShareDetail, { query: { shareCode }, headers: { 'accept-language': 'en' } });
    expect(door).toMatchObject({ code: 'share/paused', message: expect.stringContaining('is paused') as string });
    await pause(false);
    expect((await open(shareToken)).status).toBe(200);
  });

  it('name the one that is meant when others are alive', async () => {
    await ctx.call(createReport, { token, body: { reportName: '另一个', reportCode: 'another' } });
    await ctx.call(saveScreen, { token, body: { reportCode: 'another' } });
    const paused = await share();
    const alive = await share({ reportCode: 'another' });
    await ctx.call(pauseShare, { token, body: { id: paused.id, paused: true } });
    expect((await open(`${alive.shareToken},${paused.shareToken}`)).code).toBe('share/paused');
    expect((await open(alive.shareToken)).code).toBe('User.no.authority');
  });

  it('are withdrawn at once, alone or several in one call', async () => {
    const [one, two, three] = [await share(), await share(), await share()];
    await ctx.call(deleteShare, { token, params: { id: one.id } });
    expect((await open(one.shareToken)).code).toBe('50014');
    const gone = await ctx.call(getShareDetail, { query: { shareCode: one.shareCode } });
    expect(gone).toMatchObject({ status: 404, code: 'report.share.link.invalid' });
    const { data } = await ctx.call(deleteShares, { token, body: [two.id, one.id, three.id] });
    expect(data.deleted).toEqual([two.id, three.id]);
    expect(data.refused).toMatchObject([{ id: one.id, code: 'record/not-found' }]);
    expect((await open(three.shareToken)).code).toBe('50014');
  });

  it('change what is given and keep the rest', async () => {
    const { id } = await share({ note: '旧', origins: ['https://a.example'], sharePassword: 'x' });
    await change(id, { note: '新' });
    expect(await get(id)).toMatchObject({ note: '新', origins: ['https://a.example'], hasPassword: true });
    await change(id, { shareType: 7 });
    expect(await daysLeft(id)).toBe(7);
    await change(id, { shareValidType: 0, origins: [] });
    expect(await get(id)).toMatchObject({ shareValidTime: null, shareType: 0, origins: [] });
    expect((await change('nobody', { note: '' })).code).toBe('record/not-found');
  });

  it('ask everybody for a changed password, and nobody once it is removed', async () => {
    const made = await share();
    const { id, shareCode } = made;
    await change(id, { sharePassword: 'first' });
    expect((await open(made.shareToken)).code).toBe('50014');
    const enter = async (sharePassword: string) => ctx.call(exchangeShare, { body: { shareCode, sharePassword } });
    const { shareToken } = (await enter('first')).data;
    expect((await open(shareToken)).status).toBe(200);
    await change(id, { sharePassword: 'second' });
    expect([(await open(shareToken)).code, (await enter('first')).code]).toEqual(['50014', 'share/password-wrong']);
    await change(id, { sharePassword: '' });
    const door = await ctx.call(getShareDetail, { query: { shareCode } });
    expect(door.data).toMatchObject({ needPassword: false, shareToken: expect.any(String) as string });
  });

  it('count openings, not calls, and tell when they were used last', async () => {
    const { id, shareToken } = await share();
    const first = await open(shareToken);
    const etag = String(first.headers['etag']);
    for (let count = 0; count < 3; count++) {
      const headers = { 'if-none-match': etag };
      const same = await ctx.call(getScreen, { share: shareToken, params: { reportCode: 'wall' }, headers });
      expect(same.status).toBe(304);
    }
    await open(shareToken);
    const { views, lastSeenTime } = await get(id);
    expect([views, lastSeenTime]).toEqual([2, expect.stringMatching(/^\d{4}-/)]);
    expect(first.headers['cache-control']).toBe('no-store');
  });

  it('refuse origins and parameters that are none', async () => {
    const made = (form: object) =>
      ctx.call(createShare, { token, body: { reportCode: 'wall', shareType: 0, ...form } });
    for (const origin of ['intranet', 'ftp://a.example', 'https://a.example/path', 'https://u:p@a.example', '*']) {
      expect(await made({ origins: [origin] })).toMatchObject({ status: 400, code: 'share/origin-invalid' });
    }
    const values = [{ '': 1 }, { a: null }, { a: {} }, { a: 'x'.repeat(2_000) }, { ['n'.repeat(65)]: 1 }];
    for (const parameters of values) expect((await made({ parameters })).code).toBe('share/parameter-invalid');
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`p${index}`, 1]));
    expect((await made({ parameters: many })).code).toBe('request/invalid');
    expect((await made({ note: 'x'.repeat(256) })).code).toBe('request/invalid');
    expect((await made({ parameters: { a: ['x', 1], b: false, c: 0 } })).code).toBe('200');
  });

  it('have their locked parameters changed by those only who may share', async () => {
    const { id } = await share({ parameters: { city: '北' } });
    const manager = await ctx.loginWith(['reportShareManage:update']);
    const parameters = { city: '北' };
    expect((await ctx.call(updateShare, { token: manager, body: { id, note: 'x', parameters } })).code).toBe('200');
    for (const other of [{}, { city: '南' }, { city: '北', year: 1 }]) {
      const locking = { token: manager, body: { id, parameters: other } };
      expect((await ctx.call(updateShare, locking)).code).toBe('User.no.authority');
    }
  });

  it('are opened to more people by those only who may share a report of that kind', async () => {
    const sheet = { reportName: '表', reportCode: 'sheet', reportType: 'report_excel' };
    await ctx.call(createReport, { token, body: sheet });
    const kept = { sharePassword: 'open sesame', origins: ['https://a.example', 'https://b.example'] };
    const wider = [
      { sharePassword: '' },
      { sharePassword: 'known to me' },
      { origins: [] },
      { origins: ['https://a.example', 'https://c.example'] },
      { parameters: { city: '北' } },
    ];
    const narrower = [{ origins: kept.origins }, { origins: ['https://a.example'] }, { note: 'x' }, { parameters: {} }];
    for (const [reportCode, own, other] of [
      ['wall', 'bigScreenManage', 'excelManage'],
      ['sheet', 'excelManage', 'bigScreenManage'],
    ] as const) {
      const { id } = await share({ reportCode, ...kept });
      const outsider = await ctx.loginWith(['reportShareManage', other]);
      for (const body of wider) {
        const answer = await ctx.call(updateShare, { token: outsider, body: { id, ...body } });
        expect([reportCode, body, answer.code, answer.args]).toEqual([
          reportCode,
          body,
          'User.no.authority',
          { permission: `${own}:share` },
        ]);
      }
      for (const body of narrower)
        expect((await ctx.call(updateShare, { token: outsider, body: { id, ...body } })).code).toBe('200');
      const sharer = await ctx.loginWith(['reportShareManage:update', `${own}:share`]);
      for (const body of wider)
        expect((await ctx.call(updateShare, { token: sharer, body: { id, ...body } })).code).toBe('200');
    }
  });

  it('last longer or go on by the word of those only who may share a report of that kind', async () => {
    for (const [reportCode, own, other] of [
      ['wall', 'bigScreenManage', 'excelManage'],
      ['sheet', 'excelManage', 'bigScreenManage'],
    ] as const) {
      const { id } = await share({ reportCode, shareType: 7 });
      const outsider = await ctx.loginWith(['reportShareManage', other]);
      const sharer = await ctx.loginWith(['reportShareManage:update', `${own}:share`]);
      const validFor = (caller: string, shareValidType: number) =>
        ctx.call(updateShare, { token: caller, body: { id, shareValidType } });
      const pause = (caller: string, paused: boolean) => ctx.call(pauseShare, { token: caller, body: { id, paused } });
      const refused = { status: 403, code: 'User.no.authority', args: { permission: `${own}:share` } };
      for (const longer of [30, 0]) expect(await validFor(outsider, longer)).toMatchObject(refused);
      expect(await daysLeft(id)).toBe(7);
      expect((await validFor(outsider, 1)).code).toBe('200');
      expect(await daysLeft(id)).toBe(1);
      expect((await pause(outsider, true)).code).toBe('200');
      expect(await pause(outsider, false)).toMatchObject(refused);
      expect((await get(id)).state).toBe('paused');
      expect((await pause(sharer, false)).code).toBe('200');
      expect((await pause(outsider, false)).code).toBe('200');
      expect((await validFor(sharer, 0)).code).toBe('200');
      expect((await get(id)).shareValidTime).toBeNull();
      expect((await validFor(outsider, 0)).code).toBe('200');
    }
  });

  it('may get a first password from whoever manages shares', async () => {
    const { id, shareToken } = await share();
    const manager = await ctx.loginWith(['reportShareManage:update']);
    const body = { id, sharePassword: 'open sesame' };
    expect((await ctx.call(updateShare, { token: manager, body })).code).toBe('200');
    expect((await open(shareToken)).status).toBe(401);
  });
});
