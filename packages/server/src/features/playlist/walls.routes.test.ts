import type { AddressInfo } from 'node:net';
import {
  BASE_PREFIX,
  createPlaylist,
  createReport,
  followPlaylist,
  getScreen,
  pathOf,
  publishScreen,
  revokeDevice,
  saveScreen,
  showPlaylist,
  showPlaylistNotice,
  updateDevice,
  updatePlaylist,
  type PlaylistEvent,
} from '@aj-report/contract';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { deviceCalls } from '../device/devices.testing.ts';

/** ms to wait for, on any machine */
const PATIENCE = { timeout: 20_000, interval: 20 };

const suite = { env: { AJ_LIVE_HEARTBEAT_SECONDS: '1' } };

describeRoutes(
  'A playlist on a wall',
  (ctx) => {
    let token = '';
    let id = '';
    const ends: AbortController[] = [];
    const { addWall } = deviceCalls(ctx, () => token);
    const show = (share: string, playlistCode: string) => ctx.call(showPlaylist, { share, query: { playlistCode } });
    const item = {
      page: '',
      text: '',
      severity: 'info',
      seconds: 9,
      from: '',
      to: '',
      weekdays: [],
      priority: 0,
    } as const;
    const itemOf = (reportCode: string) => {
      return { ...item, id: reportCode, kind: 'screen' as const, reportCode, transition: 'fade' as const };
    };

    /** Opens the call and gathers its lines; a sign of life is none. */
    const follow = async (playlistCode: string, headers: Record<string, string>) => {
      const { port } = ctx.app.server.address() as AddressInfo;
      const end = new AbortController();
      ends.push(end);
      const lines: PlaylistEvent[] = [];
      const answer = await fetch(`http://127.0.0.1:${port}${BASE_PREFIX}${pathOf(followPlaylist)}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ playlistCode }),
        signal: end.signal,
      });
      const gather = async () => {
        let text = '';
        for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
          text += piece;
          const parts = text.split('\n');
          text = parts.pop() ?? '';
          for (const part of parts) if (part !== '') lines.push(JSON.parse(part) as PlaylistEvent);
        }
      };
      void gather().catch(() => undefined);
      return { status: answer.status, lines };
    };
    const last = (lines: readonly PlaylistEvent[]) => {
      const line = lines.findLast(({ kind }) => kind === 'playlist');
      return line?.kind === 'playlist' ? line.playlist : undefined;
    };

    beforeAll(async () => {
      token = await ctx.login();
      await ctx.app.listen({ port: 0, host: '127.0.0.1' });
      for (const reportCode of ['shown', 'secret']) {
        await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
        await ctx.call(saveScreen, { token, body: { reportCode, widgets: [] } });
        await ctx.call(publishScreen, { token, body: { reportCode } });
      }
      const body = { playlistCode: 'hall', playlistName: 'hall', items: [itemOf('shown')] };
      id = (await ctx.call(createPlaylist, { token, body })).data.id;
      await ctx.call(createPlaylist, { token, body: { ...body, playlistCode: 'vault', items: [itemOf('secret')] } });
      await ctx.call(createPlaylist, { token, body: { playlistCode: 'empty', playlistName: 'empty' } });
    });
    afterEach(() => {
      for (const end of ends.splice(0)) end.abort();
    });

    it('is read with the token of its device, which reads no other one and no other report', async () => {
      const { token: wall } = await addWall({ playlistCode: 'hall' });
      expect((await show(wall, 'hall')).data.items).toMatchObject([
        { reportCode: 'shown', visible: true, revision: 1 },
      ]);
      expect((await show(wall, 'vault')).status).toBe(403);
      expect((await show(wall, 'nobody')).status).toBe(403);
      expect((await ctx.call(getScreen, { share: wall, params: { reportCode: 'shown' } })).code).toBe('200');
      expect((await ctx.call(getScreen, { share: wall, params: { reportCode: 'secret' } })).status).toBe(403);
      const { token: other } = await addWall({ playlistCode: 'empty' });
      expect((await show(other, 'empty')).data.items).toEqual([]);
      expect((await follow('vault', { 'share-token': wall })).status).toBe(403);
      expect((await show('ajd.nobody', 'hall')).status).toBe(401);
    });

    it('hears of changes and messages, whichever server wrote them', async () => {
      const { token: wall } = await addWall({ playlistCode: 'hall' });
      const { lines } = await follow('hall', { 'share-token': wall });
      await vi.waitFor(() => expect(last(lines)).toMatchObject({ notice: null, items: [{ id: 'shown' }] }), PATIENCE);
      await ctx.call(showPlaylistNotice, { token, body: { id, text: '演习', severity: 'danger', minutes: 1 } });
      await vi.waitFor(() => expect(last(lines)?.notice?.text).toBe('演习'), PATIENCE);
      ctx.clock.advance(60_000);
      await vi.waitFor(() => expect(last(lines)?.notice).toBeNull(), PATIENCE);
      // As another server does it: in the database alone.
      await ctx.app.db.updateTable('playlist').set({ playlistName: '别处' }).where('id', '=', id).execute();
      await vi.waitFor(() => expect(last(lines)?.playlistName).toBe('别处'), PATIENCE);
      await ctx.call(updatePlaylist, { token, body: { id, enableFlag: 0 } });
      await vi.waitFor(() => expect(last(lines)).toMatchObject({ enableFlag: 0, items: [] }), PATIENCE);
      expect((await ctx.call(getScreen, { share: wall, params: { reportCode: 'shown' } })).status).toBe(403);
      await ctx.app.db.deleteFrom('playlist').where('id', '=', id).execute();
      await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ kind: 'end', code: 'record/not-found' }), PATIENCE);
    });
  },
  suite,
);

describeRoutes(
  'A playlist that a wall follows',
  (ctx) => {
    let token = '';
    const { addWall } = deviceCalls(ctx, () => token);

    beforeAll(async () => {
      token = await ctx.login();
      await ctx.app.listen({ port: 0, host: '127.0.0.1' });
      for (const playlistCode of ['hall', 'canteen'])
        await ctx.call(createPlaylist, { token, body: { playlistCode, playlistName: playlistCode } });
    });

    /** Everything that a wall hears until the call ends, once it heard of its playlist and `change` was made. */
    const hearAll = async (share: string, change: () => Promise<unknown>): Promise<string> => {
      const { port } = ctx.app.server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}${BASE_PREFIX}${pathOf(followPlaylist)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'share-token': share },
        body: JSON.stringify({ playlistCode: 'hall' }),
      });
      let text = '';
      for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
        const isFirst = !text.includes('hall');
        text += piece;
        if (isFirst && text.includes('hall')) await change();
      }
      return text;
    };

    it('ends at once when its device is revoked or gets another one, without waiting for a sign of life', async () => {
      const revoked = await addWall({ playlistCode: 'hall' });
      const { id } = revoked;
      expect(await hearAll(revoked.token, () => ctx.call(revokeDevice, { token, body: { id } }))).toContain('"end"');
      const moved = await addWall({ playlistCode: 'hall' });
      const change = { id: moved.id, playlistCode: 'canteen' };
      expect(await hearAll(moved.token, () => ctx.call(updateDevice, { token, body: change }))).toContain(
        'User.no.authority',
      );
      // Two signs of life come after 40 s at the earliest.
    }, 35_000);
  },
  { env: { AJ_LIVE_HEARTBEAT_SECONDS: '20' } },
);
