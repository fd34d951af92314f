import { t as translateKey, use as withPlugin } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Text } from '@aj-report/contract';
import { currentLanguage, htmlLang } from './language.ts';
import { WORDS, type WordKey } from './words.ts';

export type WordParams = Readonly<Record<string, string | number>>;
export type Translate = (key: WordKey, params?: WordParams) => string;

function resourceOf(language: keyof Text): Record<string, string> {
  return Object.fromEntries(Object.entries(WORDS).map(([key, text]) => [key, text[language]]));
}

/** Starts the translations in the stored language. Must run before the first component draws. */
export function startTranslations(): void {
  const language = currentLanguage();
  document.documentElement.lang = htmlLang(language);
  void withPlugin(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    resources: { zh: { translation: resourceOf('zh') }, en: { translation: resourceOf('en') } },
  });
}

/** A word outside of components. */
export const translate: Translate = (key, params) => translateKey(key, params ?? {});

/** The words of the admin; a key that does not exist does not compile. */
export function useT(): Translate {
  const { t } = useTranslation();
  return (key, params) => t(key, params ?? {});
}

/** Chooses the language of a text that a declaration brought along. */
export function useText(): (text: Text) => string {
  const language = currentLanguage();
  return (text) => text[language];
}
