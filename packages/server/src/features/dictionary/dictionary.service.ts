import type { DictionaryEntry, Language } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { DICTIONARIES } from './dictionaries.ts';
import * as store from './dictionary.store.ts';

type Item = Awaited<ReturnType<typeof store.findItems>>[number];

function toEntry(item: Item, language: Language): DictionaryEntry {
  return { id: item.itemValue, text: language === 'en' ? item.textEn : item.textZh, extend: item.extend };
}

/** Every dictionary by its code, in a language. */
export async function readDictionaries(
  app: Needs<'db'>,
  language: Language,
): Promise<Record<string, DictionaryEntry[]>> {
  const found: Record<string, DictionaryEntry[]> = {};
  for (const item of await store.findItems(app.db)) (found[item.dictionaryCode] ??= []).push(toEntry(item, language));
  return found;
}

/** One dictionary; empty when there is none of that code, as the select control expects. */
export async function readDictionary(app: Needs<'db'>, code: string, language: Language): Promise<DictionaryEntry[]> {
  return (await store.findItems(app.db, code)).map((item) => toEntry(item, language));
}

/** Stores the dictionaries of this version that are not there yet. */
export async function prepareDictionaries(app: Needs<'db'>): Promise<void> {
  await store.addMissing(app.db, DICTIONARIES);
}

/** Completes the dictionaries of this version, and reads those of the codes anew; all when none is named. */
export async function freshDictionaries(
  app: Needs<'db'>,
  codes: readonly string[],
  language: Language,
): Promise<Record<string, DictionaryEntry[]>> {
  await prepareDictionaries(app);
  const all = Object.entries(await readDictionaries(app, language));
  return Object.fromEntries(all.filter(([code]) => codes.length === 0 || codes.includes(code)));
}
