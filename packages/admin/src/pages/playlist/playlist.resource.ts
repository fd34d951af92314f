import {
  clearPlaylistNotice,
  createPlaylist,
  deletePlaylist,
  deletePlaylists,
  field,
  getPlaylist,
  listPlaylists,
  PLAYLIST_LABEL,
  updatePlaylist,
  type PlaylistRecord,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import type { ListContext, Resource } from '../../crud/define-resource.ts';
import { plainResource } from '../../crud/plain-resource.ts';
import { ROW_LOOKS } from '../../crud/row-looks.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../../i18n/words.ts';
import { openTab } from '../../shell/open-tab.ts';
import { checkItems } from './form-item.ts';
import { formFields, toBody, toForm } from './playlist-fields.ts';
import { PlaylistItems } from './playlist-items.tsx';
import { PLAYLIST_WORDS } from './playlist.words.ts';

type Row = PlaylistRecord;

const plain = plainResource<Row>({
  title: PLAYLIST_LABEL,
  permission: 'playlistManage',
  calls: {
    list: listPlaylists,
    get: getPlaylist,
    create: createPlaylist,
    update: updatePlaylist,
    remove: deletePlaylist,
    removeMany: deletePlaylists,
  },
  nameOf: (row) => row.playlistName,
  queryFields: {
    playlistName: field.text({ label: PLAYLIST_WORDS.name }),
    playlistCode: field.text({ label: PLAYLIST_WORDS.code }),
  },
  columns: [
    { field: 'playlistName', label: PLAYLIST_WORDS.name, minWidth: 180, grows: true, sortable: true },
    { field: 'playlistCode', label: PLAYLIST_WORDS.code, kind: 'code', minWidth: 130, sortable: true },
    { field: 'itemCount', label: PLAYLIST_WORDS.items, kind: 'number', minWidth: 80 },
    { field: 'totalSeconds', label: PLAYLIST_WORDS.length, kind: 'number', minWidth: 110 },
    { field: 'timeZone', label: PLAYLIST_WORDS.zone, minWidth: 130 },
    {
      field: 'notice',
      label: PLAYLIST_WORDS.notice,
      minWidth: 140,
      render: ({ notice }) => notice?.text ?? '',
    },
    {
      field: 'enableFlag',
      label: PLAYLIST_WORDS.enabled,
      kind: 'switch',
      minWidth: 80,
      toggle: {
        permission: 'playlistManage:update',
        run: ({ id }, enableFlag) => call(updatePlaylist, { body: { id, enableFlag } }),
      },
    },
    {
      field: 'updateTime',
      label: WORDS['crud.updateTime'],
      kind: 'time',
      minWidth: 160,
      sortable: true,
      startsHidden: true,
    },
  ],
  fields: formFields,
  empty: {
    icon: 'play-circle',
    title: { zh: '还没有播放列表', en: 'No playlist yet' },
    text: {
      zh: '新增一个，加入大屏、Excel 报表和消息，再分配给终端轮流显示。',
      en: 'Add one with screens, Excel reports and messages; devices show them in turn.',
    },
  },
});

async function clearNotice({ id }: Row, context: ListContext<Row>): Promise<void> {
  await call(clearPlaylistNotice, { body: { id } }).then(
    () => toastSuccess(PLAYLIST_WORDS.cleared[currentLanguage()]),
    () => undefined,
  );
  context.reload();
}

/**
 * The list of playlists, and the form with their items.
 * @param openNotice asks for a message that comes over what a playlist shows
 */
export const playlistResource = (openNotice: (row: Row) => void): Resource<Row> => ({
  ...plain,
  form: {
    fields: formFields,
    columns: 4,
    initial: () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, items: [] }),
    check: checkItems,
    below: (part) => createElement(PlaylistItems, part),
    load: async ({ id }) => toForm(await call(getPlaylist, { params: { id } })),
    create: (values) =>
      call(createPlaylist, { body: { ...toBody(values), playlistCode: String(values['playlistCode']) } }),
    update: (values, { id }) =>
      call(updatePlaylist, { body: { ...toBody(values), id, revision: Number(values['revision']) } }),
  },
  rowFlags: ({ enableFlag }) => (enableFlag === 1 ? ROW_LOOKS.usual : ROW_LOOKS.off),
  actionsWidth: 148,
  rowActions: [
    {
      id: 'play',
      label: PLAYLIST_WORDS.play,
      run: ({ playlistCode }) => openTab(`/bigscreen/viewer?kiosk&playlist=${encodeURIComponent(playlistCode)}`),
    },
    ...plain.rowActions.filter(({ id }) => id !== 'delete'),
    { id: 'notice', label: PLAYLIST_WORDS.send, permission: 'playlistManage:notify', run: openNotice },
    {
      id: 'clear',
      label: PLAYLIST_WORDS.clear,
      permission: 'playlistManage:notify',
      isHidden: ({ notice }) => notice === null,
      run: (row, context) => void clearNotice(row, context),
    },
    ...plain.rowActions.filter(({ id }) => id === 'delete'),
  ],
});
