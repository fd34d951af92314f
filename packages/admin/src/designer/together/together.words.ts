import type { Text } from '@aj-report/contract';

export const TOGETHER_WORDS = {
  decided: { zh: '解决冲突', en: 'Settle a conflict' },
  merged: { zh: '合并', en: 'Merge' },
  mergeHelp: {
    zh: '保留您的修改，其余取对方保存的内容；两边都改过的字段会列出供选择',
    en: 'Keeps what you changed and takes the rest from what was saved; fields that both changed are listed to choose from',
  },
  here: { zh: '也在编辑', en: 'also editing' },
  you: { zh: '我（另一页面）', en: 'You, in another tab' },
  savedBy: { zh: '{name} 已保存为版本 {revision}', en: 'Saved by {name} as revision {revision}' },
  offline: { zh: '离线', en: 'Offline' },
  waiting: { zh: '离线 · {count} 处修改待同步', en: 'Offline · changes that wait: {count}' },
  offlineHint: {
    zh: '可以继续编辑，恢复连接后自动同步',
    en: 'Go on editing; changes are sent when the connection is back',
  },
  conflict: { zh: '{name} 同时修改了“{widget}”的{field}', en: '{name} changed {field} of “{widget}” at the same time' },
  removed: { zh: '{name} 删除了您正在修改的“{widget}”', en: '{name} deleted “{widget}”, which you were changing' },
  someone: { zh: '他人', en: 'Somebody' },
  screen: { zh: '大屏', en: 'screen' },
  data: { zh: '数据', en: 'data' },
  name: { zh: '名称', en: 'name' },
  content: { zh: '内容', en: 'content' },
  mine: { zh: '我的', en: 'Mine' },
  theirs: { zh: '对方', en: 'Theirs' },
  holdsMine: { zh: '当前为您的修改', en: 'Yours is kept for now' },
  holdsTheirs: { zh: '当前为对方的修改', en: 'Theirs is kept for now' },
  takeMine: { zh: '用我的', en: 'Use mine' },
  takeTheirs: { zh: '用对方的', en: 'Use theirs' },
  dismiss: { zh: '知道了', en: 'Dismiss' },
  apart: { zh: '单独编辑', en: 'Editing alone' },
  ownOnly: { zh: '有修改未同步', en: 'Not shared' },
  saveFirst: { zh: '请先保存', en: 'Save first' },
  full: {
    zh: '编辑此大屏的人数已满，您的修改暂不同步；有人离开后自动加入',
    en: 'As many people as possible edit this screen; your changes are not shared until one of them leaves',
  },
  busy: {
    zh: '服务的实时连接已满，修改暂不同步；空出后自动加入',
    en: 'The service holds as many connections as it can; changes are not shared until one is free',
  },
  large: {
    zh: '这处修改太大，他人暂时看不到；请减小内容（如图片、数据行），减小后自动同步',
    en: 'This change is too large to be shared; make it smaller, such as its pictures or rows, and it is sent by itself',
  },
  invalid: {
    zh: '这处修改不符合大屏的格式，他人看不到；请撤销或改为其他值',
    en: 'This change does not fit a screen, so others do not get it; take it back or choose another value',
  },
  unsaved: {
    zh: '多人未保存的修改过多；请保存，之后自动继续同步',
    en: 'Too many changes are not saved; save, and sharing goes on by itself',
  },
  gone: { zh: '此大屏已被删除，修改不再同步', en: 'This screen was deleted; changes are not shared any more' },
  refused: {
    zh: '您已没有设计此大屏的权限，修改不再同步',
    en: 'You may not design this screen any more; changes are not shared',
  },
  more: { zh: '还有 {count} 处', en: '{count} more' },
} as const satisfies Record<string, Text>;
