import { DEFAULT_LANGUAGE, toLanguage, type Language } from '@aj-report/contract';

const KEY = 'AJReportLanguage';

/** The chosen language; `zh` when nothing was chosen (spec §9). It never changes while a page lives: switching reloads. */
export function currentLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(KEY);
  return stored ? toLanguage(stored) : DEFAULT_LANGUAGE;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}

/** Value of the page's `lang`, which chooses fonts, hyphenation and Shoelace's own words. */
export function htmlLang(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}
