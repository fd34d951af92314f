import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../field/text.ts';

/** What a screen may say of its language; `follow` = that of its viewer. */
export const SCREEN_LANGUAGES = ['follow', ...LANGUAGES] as const;
export type ScreenLanguage = (typeof SCREEN_LANGUAGES)[number];

/**
 * The language that the first of some wishes names, also with a country behind it; Chinese where none names one of ours.
 * @example firstLanguage('', 'follow', 'en-GB') // 'en'
 */
export function firstLanguage(...wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const named = LANGUAGES.find((language) => wish?.toLowerCase().split('-')[0] === language);
    if (named) return named;
  }
  return DEFAULT_LANGUAGE;
}
