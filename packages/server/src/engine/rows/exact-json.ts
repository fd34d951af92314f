import { randomUUID } from 'node:crypto';
import { AppError } from '@aj-report/contract';

/** A number of a document that a double cannot hold, kept as its digits. */
export class LongNumber {
  constructor(readonly text: string) {}
}

export type Json = string | number | boolean | null | LongNumber | readonly Json[] | { readonly [key: string]: Json };

/** Digits that every double keeps. */
const SAFE_DIGITS = 15;
/** Where a number of more digits may begin; it may stand inside of a text. */
const LONG = /-?\d[\d.eE+-]{15}/g;
const OF_NUMBER = /[\d.eE+-]/;
/** Digits that are kept; a number of more is no number that anybody means. */
const LENGTH_MAX = 1000;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const SHOWN_MAX = 200;

/** A document with its long numbers as they are written. @throws AppError data-source/answer-invalid */
export function parseExact(text: string): Json {
  // No text of the document can begin with what is made up now.
  const mark = `#${randomUUID()} `;
  const marked = markLongNumbers(text, mark);
  try {
    if (marked === text) return JSON.parse(text) as Json;
    return JSON.parse(marked, (_, value: Json) =>
      typeof value === 'string' && value.startsWith(mark) ? toLong(value.slice(mark.length)) : value,
    ) as Json;
  } catch (error) {
    const shown = (error as Error).message.replaceAll(mark, '').slice(0, SHOWN_MAX);
    const detail = { zh: `不是有效的 JSON（${shown}）`, en: `this is no JSON (${shown})` };
    throw new AppError('data-source/answer-invalid', { detail });
  }
}

/** Puts numbers of too many digits into texts that begin with a mark. One pass, however long the texts are. */
function markLongNumbers(text: string, mark: string): string {
  const parts: string[] = [];
  let written = 0;
  let outside = 0;
  let quote = text.indexOf('"');
  const long = new RegExp(LONG);
  for (let match = long.exec(text); match; match = long.exec(text)) {
    const { index } = match;
    // What matters of a text is its end; its digits are passed over.
    while (quote >= 0 && quote < index) {
      outside = endOfText(text, quote + 1);
      quote = text.indexOf('"', outside);
    }
    if (outside > index) {
      long.lastIndex = outside;
      continue;
    }
    while (long.lastIndex < text.length && OF_NUMBER.test(text[long.lastIndex]!)) long.lastIndex++;
    const token = text.slice(index, long.lastIndex);
    const isLong = token.length <= LENGTH_MAX && NUMBER.test(token) && token.replace(/\D/g, '').length > SAFE_DIGITS;
    if (!isLong) continue;
    parts.push(text.slice(written, index), `"${mark}${token}"`);
    written = index + token.length;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(written);
}

/** Where a text ends that began before: behind the first quote that no backslash takes its meaning from. */
function endOfText(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (before > from && text[before - 1] === '\\') before--;
    if ((quote - before) % 2 === 0) return quote + 1;
  }
  return text.length;
}

function toLong(text: string): Json {
  if (/^-?\d+$/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : new LongNumber(text);
  return Number(text);
}
