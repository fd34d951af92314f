import { DEFAULT_LANGUAGE, STORAGE_KEYS, toLanguage, type Language } from '@aj-report/contract';
import { siteStorage } from '@aj-report/embed/storage';

/** Of the address of this page: the language of a share page whose guest was sent here to log in. */
const ASKED_KEY = 'lang';

function readAsked(): Language | undefined {
  const asked = new URLSearchParams(globalThis.location?.search ?? '').get(ASKED_KEY);
  return asked ? toLanguage(asked) : undefined;
}

const asked = readAsked();
// Who has chosen no language yet goes on in this one after the login.
if (asked && !siteStorage.getItem(STORAGE_KEYS.language)) siteStorage.setItem(STORAGE_KEYS.language, asked);

/**
 * The language that the address asks for, else the chosen one; `zh` when nothing was chosen (spec §9). It never changes
 * while a page lives: switching reloads.
 */
export function currentLanguage(): Language {
  if (asked) return asked;
  const stored = siteStorage.getItem(STORAGE_KEYS.language);
  return stored ? toLanguage(stored) : DEFAULT_LANGUAGE;
}

/** Keeps a choice, which from now on counts for more than that of the address. */
export function storeLanguage(language: Language): void {
  siteStorage.setItem(STORAGE_KEYS.language, language);
  const url = new URL(window.location.href);
  url.searchParams.delete(ASKED_KEY);
  window.history.replaceState(window.history.state, '', url);
}

/** Value of the page's `lang`, which chooses fonts, hyphenation and Shoelace's own words. */
export function htmlLang(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}
