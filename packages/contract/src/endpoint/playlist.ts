import { Type } from 'typebox';
import {
  PLAYLIST_LABEL,
  PlaylistChange,
  PlaylistCreate,
  PlaylistDocument,
  PlaylistEvent,
  PlaylistNoticeAsked,
  PlaylistRecord,
} from '../entity/playlist.ts';
import { LIMITS } from '../limits.ts';
import { defineCrud } from './define-crud.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const {
  list: listPlaylists,
  get: getPlaylist,
  create: createPlaylist,
  update: updatePlaylist,
  remove: deletePlaylist,
  removeMany: deletePlaylists,
} = defineCrud({
  name: 'playlist',
  label: PLAYLIST_LABEL,
  permission: 'playlistManage',
  filters: {
    playlistName: Type.Optional(Type.String({ maxLength: LIMITS.playlistNameMax })),
    playlistCode: Type.Optional(Type.String({ maxLength: LIMITS.playlistCodeMax })),
  },
  record: PlaylistRecord,
  create: PlaylistCreate,
  change: PlaylistChange,
});

/** Who may view any kind of reports; which of those in a playlist is for its kind to say. */
const VIEW = 'playlistManage:query|bigScreenManage:view|excelManage:view';

const playlistCode = Type.String({ minLength: 1, maxLength: LIMITS.playlistCodeMax });

export const showPlaylist = defineEndpoint({
  id: 'playlist.show',
  method: 'GET',
  path: '/playlist/show',
  summary: {
    zh: '播放列表显示的内容：各项及其报表，以及指定时间（默认现在）轮播的是哪些；无权查看的报表不给出名称',
    en: 'What a playlist shows: its items with their reports, and which of them take turns at a time, now unless one is named; reports that the caller may not see stay unnamed',
  },
  permission: VIEW,
  wall: true,
  input: {
    query: Type.Object({
      playlistCode,
      /** ISO 8601 */
      time: Type.Optional(Type.String({ maxLength: 40 })),
    }),
  },
  output: PlaylistDocument,
});

export const followPlaylist = defineEndpoint({
  id: 'playlist.follow',
  audit: false,
  method: 'POST',
  path: '/playlist/follow',
  summary: {
    zh: '保持连接，播放列表或插播消息变化时逐行返回；空行表示连接仍在',
    en: 'Stays open and answers the playlist whenever it or its notice changes, one a line; an empty line is a sign of life',
  },
  permission: VIEW,
  wall: true,
  answer: 'ndjson',
  input: { body: Type.Object({ playlistCode }) },
  output: PlaylistEvent,
});

const answeredId = Type.Object({ id: Type.String() });

export const showPlaylistNotice = defineEndpoint({
  id: 'playlist.notice',
  method: 'POST',
  path: '/playlist/notice',
  summary: {
    zh: '在播放列表的所有屏幕上插播一条消息，盖住正在显示的内容',
    en: 'Show a message over whatever the walls of a playlist show',
  },
  permission: 'playlistManage:notify',
  input: { body: PlaylistNoticeAsked },
  output: answeredId,
});

export const clearPlaylistNotice = defineEndpoint({
  id: 'playlist.clearNotice',
  method: 'POST',
  path: '/playlist/clearNotice',
  summary: { zh: '撤下插播的消息', en: 'Take the message down again' },
  permission: 'playlistManage:notify',
  input: { body: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: answeredId,
});
