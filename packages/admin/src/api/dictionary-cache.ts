import { allDictionaries, STORAGE_KEYS, type Dictionaries, type DictionaryEntry } from '@aj-report/contract';
import { siteStorage } from '@aj-report/embed/storage';
import { useMemo } from 'react';
import { create } from 'zustand';
import { callIfChanged } from './call.ts';

function readCache(): Dictionaries {
  try {
    return (JSON.parse(siteStorage.getItem(STORAGE_KEYS.dictionary) ?? '{}') as Dictionaries | null) ?? {};
  } catch {
    // Not written by us: the next load replaces it.
    return {};
  }
}

const useDictionaries = create<{ readonly dictionaries: Dictionaries }>(() => ({ dictionaries: readCache() }));

/** Version of the kept dictionaries; the key itself holds nothing but dictionaries by code (spec §3). */
const VERSION_KEY = `${STORAGE_KEYS.dictionary}Version`;

/**
 * Reads all dictionaries unless the kept ones are of the service's version; a failure leaves the kept ones.
 * `onLoaded` runs after success (spec §7).
 */
export async function loadDictionaries(onLoaded?: () => void): Promise<void> {
  const hasKept = siteStorage.getItem(STORAGE_KEYS.dictionary) !== null;
  try {
    const answer = await callIfChanged(allDictionaries, hasKept ? siteStorage.getItem(VERSION_KEY) : null);
    if (answer) keep(answer.data, answer.tag);
    onLoaded?.();
  } catch {
    // The kept ones go on serving; the next load tries again.
    return;
  }
}

/** Who logs out leaves nothing behind that was read with their session. */
export function forgetDictionaries(): void {
  siteStorage.removeItem(STORAGE_KEYS.dictionary);
  siteStorage.removeItem(VERSION_KEY);
}

function keep(dictionaries: Dictionaries, version: string | null): void {
  siteStorage.setItem(STORAGE_KEYS.dictionary, JSON.stringify(dictionaries));
  if (version === null) siteStorage.removeItem(VERSION_KEY);
  else siteStorage.setItem(VERSION_KEY, version);
  useDictionaries.setState({ dictionaries });
}

/** Looks for newer dictionaries whenever somebody comes back to the page. */
export function watchDictionaries(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadDictionaries();
  });
}

const NONE: readonly DictionaryEntry[] = [];

/** Entries of a dictionary by its code; empty while it is unknown. */
export function useDictionary(code: string | undefined): readonly DictionaryEntry[] {
  return useDictionaries((state) => (code === undefined ? NONE : (state.dictionaries[code] ?? NONE)));
}

/** Codes of all dictionaries, in order. */
export function useDictionaryCodes(): readonly string[] {
  const dictionaries = useDictionaries((state) => state.dictionaries);
  return useMemo(() => Object.keys(dictionaries).toSorted(), [dictionaries]);
}

/** Words of an entry, outside of what is drawn; the value itself when there is none. */
export function dictionaryText(code: string, value: string): string {
  const entries = useDictionaries.getState().dictionaries[code] ?? NONE;
  return entries.find((one) => one.id === value)?.text ?? value;
}
