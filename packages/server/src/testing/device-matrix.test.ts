import {
  ALL_ENDPOINTS,
  createPlaylist,
  followPlaylist,
  getScreen,
  revokeDevice,
  showPlaylist,
  updateDevice,
  type Endpoint,
  type PlaylistItem,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { deviceCalls } from '../features/device/devices.testing.ts';
import { describeRoutes } from './route-suite.ts';
import { addScreens, shared, visit as visitApp } from './visit.testing.ts';

/** What a call answers that is let in, as its guard says of a report without data sets and maps. */
const OPEN = ['200', 'record/not-found', 'screen/set-not-bound', 'screen/map-not-shown'];

function codeOf(text: string): string {
  return /"code":"([^"]*)"/.exec(text)?.[1] ?? '';
}

describeRoutes('Every call of a wall', (ctx) => {
  let token = '';
  let own = '';
  let other = '';
  let revoked = '';
  let ownId = '';
  const { addWall, beat } = deviceCalls(ctx, () => token);

  beforeAll(async () => {
    token = await ctx.login();
    await addScreens(ctx, ['own', 'other']);
    const item = (reportCode: string): PlaylistItem => ({
      id: reportCode,
      kind: 'screen',
      reportCode,
      page: '',
      text: '',
      severity: 'info',
      seconds: 10,
      from: '',
      to: '',
      weekdays: [],
      transition: 'none',
      priority: 0,
    });
    for (const code of ['own', 'other']) {
      const body = { playlistCode: `list_${code}`, playlistName: code, items: [item(code)] };
      await ctx.call(createPlaylist, { token, body });
    }
    const wall = await addWall({ playlistCode: 'list_own' });
    own = wall.token;
    ownId = wall.id;
    other = (await addWall({ playlistCode: 'list_other' })).token;
    const gone = await addWall({ playlistCode: 'list_own' });
    await ctx.call(revokeDevice, { token, body: { id: gone.id } });
    revoked = gone.token;
  });

  const visit = (endpoint: Endpoint, share: string) => visitApp(ctx, endpoint, { share });

  it('is closed to the token of a device unless it is declared for walls', async () => {
    const closed = ALL_ENDPOINTS.filter(({ permission, wall }) => permission !== 'anonymous' && wall !== true);
    for (const endpoint of closed) {
      for (const share of [own, other, revoked]) {
        const { status, text } = await visit(endpoint, share);
        expect([401, 403], `${endpoint.id} ${text}`).toContain(status);
      }
    }
  });

  it('is open to the device whose playlist has its report, and to no other one', async () => {
    const walls = shared.filter(({ wall }) => wall === true);
    expect(walls.length).toBeGreaterThan(5);
    for (const endpoint of walls) {
      expect(OPEN, endpoint.id).toContain(codeOf((await visit(endpoint, own)).text));
      expect((await visit(endpoint, other)).status, endpoint.id).toBe(403);
      expect((await visit(endpoint, revoked)).status, endpoint.id).toBe(401);
    }
  });

  it('reads its own playlist and no other one', async () => {
    const ofWalls = ALL_ENDPOINTS.filter(({ share, wall }) => share !== true && wall === true);
    expect(ofWalls.map(({ id }) => id)).toEqual([showPlaylist.id, followPlaylist.id]);
    const read = async (share: string, playlistCode: string) =>
      (await ctx.call(showPlaylist, { share, query: { playlistCode } })).code;
    expect(await read(own, 'list_own')).toBe('200');
    expect(await read(own, 'list_other')).toBe('User.no.authority');
    expect(await read(revoked, 'list_own')).toBe('50014');
  });

  it('opens what the playlist has now, at once', async () => {
    const codeWith = async (reportCode: string) =>
      (await ctx.call(getScreen, { share: own, params: { reportCode } })).code;
    expect([await codeWith('own'), await codeWith('other')]).toEqual(['200', 'User.no.authority']);
    await ctx.call(updateDevice, { token, body: { id: ownId, playlistCode: 'list_other' } });
    expect([await codeWith('own'), await codeWith('other')]).toEqual(['User.no.authority', '200']);
    await ctx.call(updateDevice, { token, body: { id: ownId, playlistCode: '' } });
    expect([await codeWith('own'), await codeWith('other')]).toEqual(['User.no.authority', 'User.no.authority']);
    expect((await beat(own)).code).toBe('200');
    const unknown = await ctx.call(updateDevice, { token, body: { id: ownId, playlistCode: 'nowhere' } });
    expect(unknown.code).toBe('record/not-found');
  });
});
