import type { Text } from '@aj-report/contract';

export const VERSION_WORDS = {
  title: { zh: '历史版本', en: 'Versions' },
  none: {
    zh: '还没有保存过，保存后这里会列出每个版本。',
    en: 'Nothing was saved yet; each save is listed here.',
  },
  revision: { zh: '版本 {revision}', en: 'Revision {revision}' },
  published: { zh: '已发布', en: 'Published' },
  open: { zh: '当前打开', en: 'Open here' },
  preview: { zh: '预览', en: 'Preview' },
  differences: { zh: '差异', en: 'Differences' },
  against: { zh: '比较对象', en: 'Compared with' },
  againstOpen: { zh: '当前打开的内容', en: 'what is open here' },
  same: { zh: '两者没有差异。', en: 'There is no difference.' },
  since: {
    zh: '从版本 {revision} 到比较对象的变化：',
    en: 'What became of revision {revision}:',
  },
  name: { zh: '版本名称', en: 'Name of the revision' },
  nameHint: {
    zh: '命名后不会被自动清理',
    en: 'A named revision is never cleared away',
  },
  saveName: { zh: '保存名称', en: 'Save the name' },
  named: { zh: '名称已保存', en: 'The name is saved' },
  restore: { zh: '恢复此版本', en: 'Restore this revision' },
  restoreHelp: {
    zh: '恢复会保存为新版本，可以撤销；观众看到的内容要到下次发布才会改变。',
    en: 'It is saved as a new revision and can be undone. Viewers see it when it is published.',
  },
  restored: { zh: '已恢复版本 {revision}', en: 'Revision {revision} is restored' },
  restoreWidget: { zh: '恢复此组件', en: 'Restore it' },
  widgetRestored: { zh: '组件已恢复，可以撤销', en: 'The widget is restored; it can be undone' },
  restoreStep: { zh: '恢复版本', en: 'Restore a revision' },
  restoreWidgetStep: { zh: '恢复组件', en: 'Restore a widget' },
} as const satisfies Record<string, Text>;
