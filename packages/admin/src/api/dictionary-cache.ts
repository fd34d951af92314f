import { allDictionaries, STORAGE_KEYS, type Dictionaries, type DictionaryEntry } from '@aj-report/contract';
import { useMemo } from 'react';
import { create } from 'zustand';
import { call } from './call.ts';

function readCache(): Dictionaries {
  try {
    return (JSON.parse(localStorage.getItem(STORAGE_KEYS.dictionary) ?? '{}') as Dictionaries | null) ?? {};
  } catch {
    // Not written by us: the next load replaces it.
    return {};
  }
}

const useDictionaries = create<{ readonly dictionaries: Dictionaries }>(() => ({ dictionaries: readCache() }));

/** Reads all dictionaries and keeps them; a failure leaves the kept ones. `onLoaded` runs after success (spec §7). */
export async function loadDictionaries(onLoaded?: () => void): Promise<void> {
  const answer = await call(allDictionaries, { showErrorDialog: false }).catch(() => undefined);
  if (!answer) return;
  localStorage.setItem(STORAGE_KEYS.dictionary, JSON.stringify(answer));
  useDictionaries.setState({ dictionaries: answer });
  onLoaded?.();
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
