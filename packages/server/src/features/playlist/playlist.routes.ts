import {
  clearPlaylistNotice,
  createPlaylist,
  deletePlaylist,
  deletePlaylists,
  followPlaylist,
  getPlaylist,
  listPlaylists,
  showPlaylist,
  showPlaylistNotice,
  updatePlaylist,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { toReader } from '../../platform/errors.ts';
import { authoriseAgain } from '../../platform/permission.ts';
import { rawRoute, route } from '../../platform/route.ts';
import { sendLines } from '../../platform/send-answer.ts';
import { requireSession } from '../../platform/session.ts';
import { seesOf } from './playlist-document.ts';
import { registerPlaylistWatch } from './playlist-watch.service.ts';
import * as service from './playlist.service.ts';
import * as showing from './show-playlist.service.ts';

function registerShowing(app: FastifyInstance): void {
  registerPlaylistWatch(app);
  route(app, showPlaylist, ({ query, request }) => showing.showPlaylist(app, request, query));
  rawRoute(app, followPlaylist, async ({ body, request, reply }) => {
    await showing.requireOwnPlaylist(app, request, body.playlistCode);
    // What is seen is read of the request once it was looked at again, not while it is.
    let sees = seesOf(request);
    const { deviceId } = request;
    const lines = app.playlistWatch.follow({
      ...body,
      ...toReader(request),
      signal: abortOnClose(reply),
      sees: () => sees,
      checkAgain: async () => {
        await authoriseAgain(app, followPlaylist, request);
        await showing.requireOwnPlaylist(app, request, body.playlistCode);
        sees = seesOf(request);
      },
      // A device that is shut out, or gets another playlist, is heard of at once.
      ...(deviceId === null ? {} : { onDoubt: (look: () => void) => app.deviceWatch.follow(deviceId, look) }),
      cut: () => reply.raw.destroy(),
    });
    request.isLasting = true;
    return sendLines(request, reply, lines, app.unread.readerOf(request, reply));
  });
}

export function registerPlaylist(app: FastifyInstance): void {
  registerShowing(app);
  route(app, listPlaylists, async ({ query, request }) => {
    const page = await service.listPlaylists(app, query, seesOf(request));
    return { ...page, records: [...page.records] };
  });
  route(app, getPlaylist, ({ params, request }) => service.getPlaylist(app, params.id, seesOf(request)));
  route(app, createPlaylist, ({ body, request }) => service.createPlaylist(app, requireSession(request), body));
  route(app, updatePlaylist, async ({ body, request }) => {
    await service.updatePlaylist(app, requireSession(request), body);
    return null;
  });
  route(app, showPlaylistNotice, ({ body, actor }) => service.showNotice(app, actor(), body));
  route(app, clearPlaylistNotice, ({ body }) => service.clearNotice(app, body.id));
  route(app, deletePlaylist, async ({ params }) => {
    await service.deletePlaylist(app, params.id);
    return null;
  });
  route(app, deletePlaylists, ({ body, language }) => service.deletePlaylists(app, body, language));
}
