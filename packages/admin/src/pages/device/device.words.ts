import type { DeviceState } from '@aj-report/contract';
import type { CellTone } from '../../crud/define-resource.ts';
import { wordsOf } from '../../i18n/page-words.ts';

export const DEVICE_WORDS = {
  online: { zh: '在线', en: 'Online' },
  late: { zh: '逾时未报', en: 'Late' },
  offline: { zh: '离线', en: 'Offline' },
  revoked: { zh: '已撤销', en: 'Revoked' },
  name: { zh: '名称', en: 'Name' },
  place: { zh: '位置', en: 'Place' },
  group: { zh: '分组', en: 'Group' },
  state: { zh: '状态', en: 'State' },
  shown: { zh: '正在显示', en: 'Shows' },
  nothing: { zh: '未知', en: 'Not known' },
  playlist: { zh: '播放列表', en: 'Playlist' },
  noPlaylist: { zh: '未设置', en: 'None yet' },
  playlistGone: { zh: '“{code}”已不存在', en: '“{code}” is gone' },
  lastSeen: { zh: '最近心跳', en: 'Last seen' },
  never: { zh: '从未', en: 'Never' },
  version: { zh: '版本', en: 'Version' },
  faults: { zh: '错误', en: 'Errors' },
  noFaults: { zh: '没有报告过错误', en: 'It sent no errors' },
  lastFaults: { zh: '最近的错误', en: 'Last errors' },
  size: { zh: '屏幕', en: 'Screen' },
  browser: { zh: '浏览器', en: 'Browser' },
  address: { zh: '地址', en: 'Address' },
  zone: { zh: '时区', en: 'Time zone' },
  looks: { zh: '缩放与旋转', en: 'Zoom, rotation' },
  night: { zh: '熄屏时间', en: 'Dark' },
  noNight: { zh: '不熄屏', en: 'Never' },
  approved: { zh: '批准', en: 'Approved' },
  approvedBy: { zh: '{name} 于 {time}', en: '{name}, {time}' },
  approve: { zh: '批准终端', en: 'Approve a device' },
  approveWaiting: { zh: '批准', en: 'Approve' },
  pairAgain: { zh: '重新配对', en: 'Pair again' },
  approveAgain: { zh: '重新配对：{name}', en: 'Pair again: {name}' },
  approvedNow: { zh: '已批准，终端随即开始播放', en: 'Approved; the device begins to play' },
  code: { zh: '配对码', en: 'Pairing code' },
  codeHint: { zh: '屏幕上显示的 8 位字符，不分大小写', en: 'The eight characters on the wall, in any case' },
  codeShort: {
    zh: '配对码有 8 位，请核对屏幕上显示的字符',
    en: 'A pairing code has eight characters; compare it with the wall',
  },
  waiting: { zh: '等待批准的终端', en: 'Walls that wait' },
  waitingHint: {
    zh: '请核对配对码与屏幕上显示的一致再批准',
    en: 'Approve one only when its code is the one that you see on the wall',
  },
  minutesLeft: { zh: '剩 {count} 分钟', en: 'Minutes left: {count}' },
  moreWaiting: {
    zh: '还有 {count} 个在等待，请直接输入配对码',
    en: 'Further ones that wait: {count}; type their code',
  },
  identify: { zh: '识别', en: 'Identify' },
  identifyDone: { zh: '“{name}”将在屏幕上显示名称', en: '“{name}” shows its name on the wall' },
  reload: { zh: '重新加载', en: 'Reload' },
  reloadDone: { zh: '“{name}”将重新加载', en: '“{name}” loads its page anew' },
  later: {
    zh: '“{name}”目前不在线；重新联网后才会执行',
    en: '“{name}” is not online; it follows when it is back',
  },
  identifyLost: {
    zh: '“{name}”目前不在线，屏幕上可能看不到名称',
    en: '“{name}” is not online, and may not show its name',
  },
  revoke: { zh: '撤销', en: 'Revoke' },
  revokeTitle: { zh: '撤销“{name}”？', en: 'Revoke “{name}”?' },
  revokeText: {
    zh: '屏幕立即不再显示任何内容，回到配对码。名称与设置会保留，可重新配对。',
    en: 'The wall shows nothing from now on but a pairing code. Its name and settings stay; it can be paired again.',
  },
  revokedNow: { zh: '已撤销', en: 'Revoked' },
  details: { zh: '详情', en: 'Details' },
  pixels: { zh: '{width} × {height}，{density} 倍像素', en: '{width} × {height} at {density}×' },
  empty: { zh: '还没有终端', en: 'No devices yet' },
  emptyText: {
    zh: '在大屏电视的浏览器中打开 {address}，它会显示配对码；在这里批准后即开始播放，屏幕上不用输入密码。',
    en: 'Open {address} in the browser of a wall. It shows a code; approve it here and the wall begins to play. Nobody types a password on a wall.',
  },
} as const;

export const deviceWord = wordsOf(DEVICE_WORDS);

/** Tone of a state. */
export const STATE_TONES: Readonly<Record<DeviceState, CellTone>> = {
  online: 'success',
  late: 'warning',
  offline: 'muted',
  revoked: 'danger',
};
