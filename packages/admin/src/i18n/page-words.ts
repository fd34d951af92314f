import type { Text } from '@aj-report/contract';
import { wordIn } from './fill.ts';
import { currentLanguage } from './language.ts';

/** Chooses a word that one page brings along, in the language of the reader, with `{name}` filled in. */
export function wordsOf<K extends string>(
  words: Readonly<Record<K, Text>>,
): (key: K, params?: Readonly<Record<string, string | number>>) => string {
  return (key, params) => wordIn(currentLanguage(), words[key], params);
}
