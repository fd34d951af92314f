import type { Text } from '@aj-report/contract';

export const TOGETHER_WORDS = {
  decided: { zh: '解决冲突', en: 'Settle a conflict' },
  merged: { zh: '合并', en: 'Merge' },
  mergeHelp: {
    zh: '合并：保留这里的修改，其余取对方保存的内容；同一字段两边都改过的会列出供选择',
    en: 'Merge keeps what you changed and takes the rest from what was saved; fields that both changed are listed to choose from',
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
  holdsMine: { zh: '当前为您的修改', en: 'Yours is kept for now' },
  holdsTheirs: { zh: '当前为对方的修改', en: 'Theirs is kept for now' },
  takeMine: { zh: '用我的', en: 'Use mine' },
  takeTheirs: { zh: '用对方的', en: 'Use theirs' },
  dismiss: { zh: '知道了', en: 'Dismiss' },
  more: { zh: '还有 {count} 处', en: '{count} more' },
} as const satisfies Record<string, Text>;
