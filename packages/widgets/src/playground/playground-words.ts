import type { Language, Text } from '@aj-report/contract';
import type { WidgetCategory } from '../kit/widget/define-widget.ts';
import type { WidgetStatus } from '../kit/state/widget-state.ts';

const WORDS = {
  title: { zh: '组件样例', en: 'Widgets' },
  all: { zh: '全部组件', en: 'All widgets' },
  search: { zh: '搜索组件或样例（/）', en: 'Search widgets (/)' },
  nothing: { zh: '没有匹配的组件', en: 'Nothing matches' },
  theme: { zh: '主题', en: 'Theme' },
  language: { zh: '语言', en: 'Language' },
  status: { zh: '状态', en: 'State' },
  size: { zh: '尺寸', en: 'Size' },
  ownSize: { zh: '样例尺寸', en: 'Size of the sample' },
  copyHtml: { zh: '复制 HTML', en: 'Copy HTML' },
  copyReact: { zh: '复制 React', en: 'Copy React' },
  copyVue: { zh: '复制 Vue', en: 'Copy Vue' },
  copyJson: { zh: '复制 JSON', en: 'Copy JSON' },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: { zh: '浏览器不允许复制', en: 'The browser refuses to copy' },
  reset: { zh: '全部还原', en: 'Reset all' },
  resetOne: { zh: '还原', en: 'Reset' },
  noFields: { zh: '此组件没有属性', en: 'This widget has no properties' },
  addItem: { zh: '＋ 添加一项', en: '＋ Add an item' },
  full: { zh: '最多 {n} 项', en: 'At most {n} items' },
  removeItem: { zh: '删除', en: 'Remove' },
  up: { zh: '上移', en: 'Move up' },
  down: { zh: '下移', en: 'Move down' },
  item: { zh: '第 {n} 项', en: 'Item {n}' },
  keys: { zh: '←→ 样例 · ↑↓ 主题 · L 英文', en: '←→ sample · ↑↓ theme · L 中文' },
  ofTheme: { zh: '主题色', en: 'Theme' },
  error: { zh: '查询超过 20 秒被停止', en: 'The query was stopped after 20 seconds' },
} as const satisfies Readonly<Record<string, Text>>;

export type PlaygroundWord = keyof typeof WORDS;

export function wordOf(word: PlaygroundWord, language: Language): string {
  return WORDS[word][language];
}

/** Kinds of widget in the order in which they are listed. */
export const CATEGORIES: readonly (readonly [WidgetCategory, Text])[] = [
  ['text', { zh: '文本', en: 'Text' }],
  ['chart', { zh: '图表', en: 'Charts' }],
  ['table', { zh: '表格', en: 'Tables' }],
  ['media', { zh: '媒体', en: 'Media' }],
  ['decoration', { zh: '装饰', en: 'Decoration' }],
  ['form', { zh: '表单', en: 'Forms' }],
  ['container', { zh: '容器', en: 'Containers' }],
];

export const STATUSES: readonly (readonly [WidgetStatus, Text])[] = [
  ['ready', { zh: '正常', en: 'Ready' }],
  ['loading', { zh: '加载中', en: 'Loading' }],
  ['empty', { zh: '无数据', en: 'Empty' }],
  ['error', { zh: '出错', en: 'Error' }],
  ['stale', { zh: '数据过期', en: 'Stale' }],
  ['sample', { zh: '示例数据', en: 'Sample' }],
];

/** px, besides the sample's own size */
export const SIZES: readonly string[] = ['200x120', '320x240', '480x300', '640x360', '960x540', '1200x800'];
