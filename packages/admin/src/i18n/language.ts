import { DEFAULT_LANGUAGE, STORAGE_KEYS, toLanguage, type Language } from '@aj-report/contract';
import { siteStorage } from '@aj-report/embed/storage';

/** The chosen language; `zh` when nothing was chosen (spec §9). It never changes while a page lives: switching reloads. */
export function currentLanguage(): Language {
  const stored = siteStorage.getItem(STORAGE_KEYS.language);
  return stored ? toLanguage(stored) : DEFAULT_LANGUAGE;
}

export function storeLanguage(language: Language): void {
  siteStorage.setItem(STORAGE_KEYS.language, language);
}

/** Value of the page's `lang`, which chooses fonts, hyphenation and Shoelace's own words. */
export function htmlLang(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}
