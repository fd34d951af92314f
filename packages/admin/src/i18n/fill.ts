import type { Language, Text } from '@aj-report/contract';

/** A text with its `{name}` places filled in. */
export function fill(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** A text in the language with `{name}` filled in. */
export function wordIn(language: Language, text: Text, params: Readonly<Record<string, string | number>> = {}): string {
  return fill(text[language], params);
}
