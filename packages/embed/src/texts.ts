import type { Language, Text } from '@aj-report/contract';

export const OFFLINE: Text = { zh: '无法连接服务器', en: 'The server cannot be reached' };

/** Words that must be there without a network; those of rare states are loaded with their cards. */
const TEXTS = {
  loading: { zh: '正在加载大屏…', en: 'Loading the screen…' },
  offline: OFFLINE,
} as const satisfies Record<string, Text>;

/** A text with `{name}` replaced by the parameter of that name. */
export function fillText(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => params[key] ?? whole);
}

/** A text of the tag in the language. */
export function textOf(name: keyof typeof TEXTS, language: Language): string {
  return TEXTS[name][language];
}
