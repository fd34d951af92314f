import { ENGLISH_SAMPLE_SUFFIX, type ScreenDocument } from '@aj-report/contract';
import type { SampleDataSet, SampleExcelReport, SampleScreen, SampleSource } from './sample.ts';

/** English of Chinese texts, by the whole text. */
export type Words = Readonly<Record<string, string>>;

/** One workbook with what is made of it. */
export interface SampleTopic {
  readonly source: SampleSource;
  readonly dataSets: readonly SampleDataSet[];
  readonly screen: SampleScreen;
  readonly excelReports?: readonly SampleExcelReport[];
}

const CHINESE = /[\p{Script=Han}，。；：（）]/u;
/** What a frame is named after the widget in it. */
const FRAME = '边框';
/** Names and texts in SQL that are not plain ASCII, with their quotes. */
const SQL_WORD = /(["'])([^"']*\P{ASCII}[^"']*)\1|[\w\p{Script=Han}]*\p{Script=Han}[\w\p{Script=Han}]*/gu;
const PLAIN_NAME = /^[a-z_]+$/;
const CODES: ReadonlySet<string> = new Set(['sourceCode', 'setCode', 'setCodes', 'reportCode']);
/** Expressions of Excel reports, with their set and field. */
const EXPRESSION = /(#\{[^}]*\})/;
const SET_FIELD = /([a-z_]+)(\.([^,)}]+)|(?=\)))/g;
/** Objects whose keys are codes of sets. */
const BY_SET = 'setParam';

/** A text in English. @throws Error for one without an entry */
export function translateText(text: string, words: Words): string {
  if (!CHINESE.test(text)) return text;
  const found = words[text];
  if (found !== undefined) return found;
  if (text.endsWith(FRAME)) return `Frame of ${translateText(text.slice(0, -FRAME.length), words)}`;
  throw new Error(`No English for "${text}"`);
}

/** A statement about the English workbook; names that are no plain words are quoted. */
function translateSql(sql: string, words: Words): string {
  return sql.replaceAll(SQL_WORD, (whole: string, quote: string | undefined, quoted: string | undefined) => {
    const english = translateText(quoted ?? whole, words);
    if (quote !== undefined) return `${quote}${english}${quote}`;
    return PLAIN_NAME.test(english) ? english : `"${english}"`;
  });
}

/** Texts around the expressions of a cell, and the fields in them. */
function translateCell(value: string, words: Words): string {
  const parts = value.split(EXPRESSION).map((one) => {
    if (!one.startsWith('#{')) return translateText(one, words);
    return one.replace(SET_FIELD, (whole, set: string, rest: string, field: string | undefined) => {
      if (set === 'none') return whole;
      const named = set + ENGLISH_SAMPLE_SUFFIX;
      return field === undefined ? named + rest : `${named}.${translateText(field, words)}`;
    });
  });
  return parts.join('');
}

function translate(value: unknown, words: Words, key = ''): unknown {
  if (typeof value === 'string') {
    if (CODES.has(key)) return value + ENGLISH_SAMPLE_SUFFIX;
    if (value.includes('#{')) return translateCell(value, words);
    if (key === 'language') return 'en';
    if (key === 'fileName') return toEnglishFile(value);
    return key === 'dynSentence' ? translateSql(value, words) : translateText(value, words);
  }
  if (Array.isArray(value)) return value.map((one) => translate(one, words, key));
  if (typeof value !== 'object' || value === null) return value;
  const nameOf = (name: string) => (key === BY_SET ? name + ENGLISH_SAMPLE_SUFFIX : name);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [nameOf(name), translate(one, words, name)]));
}

/** @example toEnglishFile('retail-orders.xlsx') // 'retail-orders-en.xlsx' */
export function toEnglishFile(fileName: string): string {
  return fileName.replace('.', '-en.');
}

/** The same source, sets and screen, or one of them, in English, each with a code of its own. @throws Error for a text without an entry */
export function inEnglish<T extends SampleTopic | ScreenDocument>(sample: T, words: Words): T {
  return translate(sample, words) as T;
}
