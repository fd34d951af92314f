import type { Language, Text } from '@aj-report/contract';

const TEXTS = {
  nothingDue: { zh: '现在没有要显示的内容', en: 'Nothing is due now' },
  nothingDueHint: {
    zh: '到了下一项的时段会自动显示',
    en: 'The next item is shown when its hours begin',
  },
  off: { zh: '播放列表已停用', en: 'The playlist is off' },
  offHint: { zh: '在管理后台启用后会自动显示', en: 'It is shown as soon as somebody turns it on' },
  empty: { zh: '播放列表还没有内容', en: 'The playlist has no items yet' },
  emptyHint: { zh: '在管理后台添加大屏或报表', en: 'Add screens or reports to it' },
  loading: { zh: '正在载入播放列表', en: 'The playlist is loading' },
  refused: { zh: '无法显示播放列表', en: 'The playlist cannot be shown' },
  skipped: {
    zh: '“{name}”无法显示，下一轮再试：{reason}',
    en: '"{name}" cannot be shown and is tried again next turn: {reason}',
  },
  hidden: { zh: '无权查看', en: 'no right to see it' },
  unpublished: { zh: '没有已发布的版本', en: 'nothing of it is published' },
  slow: { zh: '长时间没有画面', en: 'no picture within the time' },
  noCode: { zh: '没能取到显示它的程序', en: 'the program that shows it could not be fetched' },
  pageGone: { zh: '其中没有“{page}”这一页', en: 'it has no page "{page}"' },
  needsService: { zh: '它需要服务器，现在连接不上', en: 'it needs the service, which cannot be reached' },
  item: { zh: '第 {position} 项', en: 'Item {position}' },
} as const satisfies Record<string, Text>;

/** A word of the player, its parameters filled in. */
export function playerText(
  key: keyof typeof TEXTS,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return TEXTS[key][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
