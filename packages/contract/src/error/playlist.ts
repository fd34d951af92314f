import type { Language } from '../field/text.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

/** Errors of playlists. */
export const PLAYLIST_ERRORS = {
  'playlist/conflict': { status: 409, params: ['by', 'at'] },
  'playlist/item-without-report': { status: 400, params: ['position'] },
  'playlist/item-without-text': { status: 400, params: ['position'] },
  'playlist/item-half-hours': { status: 400, params: ['position'] },
  'playlist/items-alike': { status: 400, params: ['id'] },
  'playlist/report-missing': { status: 404, params: ['position', 'code'] },
  'playlist/report-not-shared': { status: 403, params: ['reports'] },
  'playlist/time-invalid': { status: 400, params: ['time'] },
} as const satisfies Record<string, ErrorDeclaration>;

/** Their messages. */
export const playlistMessages: Readonly<Record<Language, Readonly<Record<keyof typeof PLAYLIST_ERRORS, string>>>> = {
  zh: {
    'playlist/conflict': '播放列表已被 {by} 于 {at} 修改；请重新载入后再改，以免覆盖对方的内容',
    'playlist/item-without-report': '第 {position} 项没有选择报表，请选择一个大屏或 Excel 报表，或删除此项',
    'playlist/item-without-text': '第 {position} 项的消息没有文字，请填写或删除此项',
    'playlist/item-half-hours': '第 {position} 项的时段只填了一半，请填写起止两个时间，或都留空表示全天',
    'playlist/items-alike': '有两项使用同一个 id“{id}”；每项的 id 必须不同',
    'playlist/report-missing': '第 {position} 项的报表“{code}”不存在或已在回收站，请选择另一个或删除此项',
    'playlist/report-not-shared':
      '您无权分享这些报表：{reports}。播放列表会把它们显示给所有经过屏幕的人，请由有分享权限的人添加',
    'playlist/time-invalid': '“{time}”不是时间；请填写 2026-11-28T08:00:00Z 这样的时间',
  },
  en: {
    'playlist/conflict':
      'The playlist was changed by {by} at {at}; load it again before you change it, so that theirs is not lost',
    'playlist/item-without-report': 'Item {position} names no report; choose a screen or Excel report, or remove it',
    'playlist/item-without-text': 'The message of item {position} has no words; write some, or remove it',
    'playlist/item-half-hours':
      'The hours of item {position} are half filled in; write both times, or neither for the whole day',
    'playlist/items-alike': 'Two items have the id "{id}"; each item needs one of its own',
    'playlist/report-missing':
      'The report "{code}" of item {position} is not there, or is in the bin; choose another one, or remove the item',
    'playlist/report-not-shared':
      'You may not share these reports: {reports}. A playlist shows them to everybody who passes a wall; somebody with the right to share has to add them',
    'playlist/time-invalid': '"{time}" is no time; write one such as 2026-11-28T08:00:00Z',
  },
};
