import {
  createExcelReport,
  createPlaylist,
  createReport,
  clearPlaylistNotice,
  deletePlaylist,
  deletePlaylists,
  deleteReport,
  deleteReports,
  getPlaylist,
  listPlaylists,
  publishScreen,
  saveScreen,
  showPlaylist,
  showPlaylistNotice,
  updatePlaylist,
  type PlaylistItem,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

function itemOf(id: string, item: Partial<PlaylistItem> = {}): PlaylistItem {
  return {
    id,
    kind: 'screen',
    reportCode: '',
    page: '',
    text: '',
    severity: 'info',
    seconds: 20,
    from: '',
    to: '',
    weekdays: [],
    transition: 'fade',
    priority: 0,
    ...item,
  };
}

describeRoutes('Playlists', (ctx) => {
  let token = '';
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    token = await ctx.login();
    for (const reportCode of ['hall', 'line', 'other', 'ledger']) {
      const reportType = reportCode === 'ledger' ? ('report_excel' as const) : ('report_screen' as const);
      const body = { reportName: `名-${reportCode}`, reportCode, reportType };
      ids[reportCode] = (await ctx.call(createReport, { token, body })).data.id;
    }
    for (const reportCode of ['hall', 'line']) {
      await ctx.call(saveScreen, { token, body: { reportCode, widgets: [] } });
      await ctx.call(publishScreen, { token, body: { reportCode } });
    }
    const template = { schemaVersion: 1 as const, sheets: [{ name: '1', cells: [] }] };
    const ledger = { reportCode: 'ledger', setCodes: [], setParam: {}, template };
    expect((await ctx.call(createExcelReport, { token, body: ledger })).code).toBe('200');
  });

  const add = async (playlistCode: string, items: readonly PlaylistItem[], more: object = {}, by = token) =>
    ctx.call(createPlaylist, {
      token: by,
      body: {
        playlistCode,
        playlistName: `列表 ${playlistCode}`,
        timeZone: 'Asia/Shanghai',
        items: [...items],
        ...more,
      },
    });
  const read = async (id: string, by = token) => (await ctx.call(getPlaylist, { token: by, params: { id } })).data;
  const show = (playlistCode: string, query: object = {}, by = token) =>
    ctx.call(showPlaylist, { token: by, query: { playlistCode, ...query } });

  it('are made, found, changed and deleted, their items in order', async () => {
    const items = [
      itemOf('a', { reportCode: 'hall', page: 'p2' }),
      itemOf('b', { kind: 'excel', reportCode: 'ledger', seconds: 40 }),
      itemOf('c', { kind: 'message', text: '欢迎 ' }),
    ];
    const { id } = (await add('lobby', items)).data;
    expect(await read(id)).toMatchObject({
      playlistCode: 'lobby',
      enableFlag: 1,
      revision: 1,
      itemCount: 3,
      totalSeconds: 80,
      notice: null,
      items: [
        { id: 'a', page: 'p2', reportName: '名-hall', revision: 1, visible: true, pictureId: '' },
        { id: 'b', reportCode: 'ledger', reportName: '名-ledger', visible: true },
        { id: 'c', reportCode: '', text: '欢迎 ', visible: true },
      ],
    });
    const found = await ctx.call(listPlaylists, { token, query: { playlistName: '列表 LOB', sort: 'playlistName' } });
    expect(found.data.records.map((one) => one.id)).toEqual([id]);
    const [a, b, c] = items;
    await ctx.call(updatePlaylist, { token, body: { id, items: [c!, a!, b!], enableFlag: 0, revision: 1 } });
    expect(await read(id)).toMatchObject({
      enableFlag: 0,
      revision: 2,
      items: [{ id: 'c' }, { id: 'a' }, { id: 'b' }],
    });
    await ctx.call(updatePlaylist, { token, body: { id, playlistName: '大堂' } });
    expect(await read(id)).toMatchObject({ playlistName: '大堂', revision: 3, itemCount: 3 });
    expect((await ctx.call(deletePlaylist, { token, params: { id } })).code).toBe('200');
    const gone = await ctx.call(deletePlaylists, { token, body: [id] });
    expect(gone.data.refused).toMatchObject([{ id, code: 'record/not-found' }]);
  });

  it('are changed by one person at a time', async () => {
    const { id } = (await add('pair', [])).data;
    await ctx.call(updatePlaylist, { token, body: { id, playlistName: 'one', revision: 1 } });
    const late = await ctx.call(updatePlaylist, { token, body: { id, playlistName: 'two', revision: 1 } });
    expect(late).toMatchObject({ status: 409, code: 'playlist/conflict' });
    expect((await read(id)).playlistName).toBe('one');
  });

  it('refuse what could not be shown, and say which item it is', async () => {
    const codeOf = async (item: Partial<PlaylistItem>, more: object = {}) => {
      const { code, args } = await add('bad', [itemOf('x', { kind: 'message', text: 'x' }), itemOf('y', item)], more);
      return [code, args?.['position']];
    };
    expect(await codeOf({})).toEqual(['playlist/item-without-report', 2]);
    expect(await codeOf({ kind: 'message', text: ' ' })).toEqual(['playlist/item-without-text', 2]);
    expect(await codeOf({ reportCode: 'nowhere' })).toEqual(['playlist/report-missing', 2]);
    expect(await codeOf({ reportCode: 'ledger' })).toEqual(['playlist/report-missing', 2]);
    expect(await codeOf({ reportCode: 'hall', from: '08:00' })).toEqual(['playlist/item-half-hours', 2]);
    expect((await codeOf({ reportCode: 'hall', from: '25:00', to: '26:00' }))[0]).toBe('request/invalid');
    expect((await codeOf({ reportCode: 'hall', seconds: 1 }))[0]).toBe('request/invalid');
    expect((await codeOf({ reportCode: 'hall' }, { timeZone: 'Mars/Base' }))[0]).toBe('schedule/zone-unknown');
    expect((await codeOf({ reportCode: 'hall', id: 'x' }))[0]).toBe('playlist/items-alike');
    await add('once', []);
    expect((await add('once', [])).code).toBe('record/code-taken');
  });

  it('show what the clock of their zone says', async () => {
    ctx.clock.stop();
    const items = [
      itemOf('day', { reportCode: 'hall', from: '08:00', to: '20:00' }),
      itemOf('night', { reportCode: 'line', from: '20:00', to: '08:00' }),
      itemOf('lunch', { kind: 'message', text: '午餐', from: '12:00', to: '13:00', priority: 1 }),
    ];
    await add('hours', items);
    const dueAt = async (time: string) => (await show('hours', { time })).data.due;
    expect(await dueAt('2026-11-27T00:00:00Z')).toEqual(['day']);
    expect(await dueAt('2026-11-27T04:30:00Z')).toEqual(['lunch']);
    expect(await dueAt('2026-11-27T11:59:59Z')).toEqual(['day']);
    expect(await dueAt('2026-11-27T12:00:00Z')).toEqual(['night']);
    expect((await show('hours', { time: 'soon' })).code).toBe('playlist/time-invalid');
    const { time, due } = (await show('hours')).data;
    expect(time).toBe(ctx.clock.now().toISOString());
    expect(due).toEqual(await dueAt(time));
    ctx.clock.go();
    expect((await show('nobody')).code).toBe('record/not-found');
  });

  it('name nothing that the caller may not see, and keep it when they save', async () => {
    const items = [itemOf('a', { reportCode: 'hall' }), itemOf('b', { kind: 'excel', reportCode: 'ledger' })];
    const { id } = (await add('mixed', items)).data;
    const viewer = await ctx.loginWith(['bigScreenManage:view']);
    const { data } = await show('mixed', {}, viewer);
    expect(data.items).toMatchObject([
      { reportCode: 'hall', reportName: '名-hall', visible: true },
      { reportCode: '', reportName: '', revision: 0, visible: false },
    ]);
    const editor = await ctx.loginWith(['playlistManage', 'bigScreenManage:view']);
    const own = await read(id, editor);
    const back = own.items.map(({ reportName: _n, revision: _r, visible: _v, ...item }) => item).reverse();
    expect((await ctx.call(updatePlaylist, { token: editor, body: { id, items: back } })).code).toBe('200');
    expect(await read(id)).toMatchObject({ items: [{ reportCode: 'ledger' }, { reportCode: 'hall' }] });
    const added = [...back, itemOf('c', { reportCode: 'line' })];
    const refused = await ctx.call(updatePlaylist, { token: editor, body: { id, items: added } });
    expect(refused).toMatchObject({ status: 403, code: 'playlist/report-not-shared', args: { reports: '名-line' } });
    expect((await show('mixed', {}, await ctx.loginWith(['fileManage']))).status).toBe(403);
  });

  it('keep the reports that they show from being deleted', async () => {
    const { id } = (await add('uses', [itemOf('a', { reportCode: 'other' })])).data;
    const refused = await ctx.call(deleteReport, { token, params: { id: ids['other']! } });
    expect(refused).toMatchObject({ status: 409, code: 'record/in-use', args: { users: '列表 uses' } });
    const several = await ctx.call(deleteReports, { token, body: [ids['other']!] });
    expect(several.data.refused).toMatchObject([{ code: 'record/in-use' }]);
    await ctx.call(deletePlaylist, { token, params: { id } });
    expect((await ctx.call(deleteReport, { token, params: { id: ids['other']! } })).code).toBe('200');
  });

  it('carry a message until its time is over, or somebody clears it', async () => {
    const { id } = (await add('alarm', [itemOf('a', { reportCode: 'hall' })])).data;
    const notify = (minutes: number, by = token) =>
      ctx.call(showPlaylistNotice, { token: by, body: { id, text: ' 消防演习 ', severity: 'danger', minutes } });
    await notify(5);
    expect((await show('alarm')).data.notice).toMatchObject({ text: '消防演习', severity: 'danger' });
    ctx.clock.advance(5 * 60_000);
    expect((await show('alarm')).data.notice).toBeNull();
    await notify(0);
    ctx.clock.advance(100 * 86_400_000);
    token = await ctx.login();
    expect((await show('alarm')).data.notice).toMatchObject({ untilTime: null });
    await ctx.call(clearPlaylistNotice, { token, body: { id } });
    expect((await show('alarm')).data.notice).toBeNull();
    expect((await read(id)).revision).toBe(1);
    const editor = await ctx.loginWith(['playlistManage:query', 'playlistManage:update']);
    expect((await notify(5, editor)).status).toBe(403);
  });

  it('that are off show nothing', async () => {
    await add('off', [itemOf('a', { reportCode: 'hall' })], { enableFlag: 0 });
    expect((await show('off')).data).toMatchObject({ enableFlag: 0, items: [], due: [] });
  });
});
