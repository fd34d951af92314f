/** A text in the two languages of the product; Chinese is the first one, not a translation. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

export type Language = keyof Text;

export const LANGUAGES: readonly Language[] = ['zh', 'en'];

/** Language used when nothing was chosen or an unknown one was asked for (spec §9). */
export const DEFAULT_LANGUAGE: Language = 'zh';

/** Returns a known language for any input, `zh` for what is unknown. */
export function toLanguage(value: unknown): Language {
  return value === 'en' ? 'en' : DEFAULT_LANGUAGE;
}
