import type { Language, Text } from '@aj-report/contract';

/** A text that differs between the languages, or is the same in both. */
export type SampleText = string | Text;

/** A text of a sample in both languages. */
export function both(zh: string, en: string): Text {
  return { zh, en };
}

/** The texts of a list in both languages, which commas part. */
export function bothOfEach(zh: string, en: string): readonly Text[] {
  const inEnglish = en.split(', ');
  return zh.split(', ').map((text, i) => both(text, inEnglish[i] ?? ''));
}

/** A text with more behind it. */
export function append(text: SampleText, zh: string, en: string): Text {
  return typeof text === 'string' ? both(text + zh, text + en) : both(text.zh + zh, text.en + en);
}

function isText(value: object): value is Text {
  return 'zh' in value && 'en' in value;
}

/** A value in one language: every text in both languages within it is replaced by the one of that language. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (isText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguage(one, language)]));
}
