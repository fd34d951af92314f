import { REGION_NAMES } from '../widgets/geo-map/region-names.ts';
import { tiles as china } from '../widgets/tile-map/tiles-china.ts';
import { tiles as world } from '../widgets/tile-map/tiles-world.ts';
import { PHRASES } from './phrases.ts';
import { PLACES } from './places.ts';
import { PLANT } from './plant.ts';
import { TOPICS } from './topics.ts';
import { TRADE } from './trade.ts';

/** What samples say in Chinese, and what they say in English. */
export const WORDS: ReadonlyMap<string, string> = new Map([
  ...[...china.tiles, ...world.tiles].map(({ name }) => [name.zh, name.en] as const),
  ...[REGION_NAMES, TOPICS, TRADE, PLANT, PHRASES, PLACES].flatMap((words) => Object.entries(words)),
]);

const HAN = /\p{Script=Han}/u;
/** What is looked up alone where a text as a whole has no entry. */
const CLAUSE = /\p{Script=Han}+(?:、\p{Script=Han}+)*/gu;
const MARKS: Readonly<Record<string, string>> = {
  '（': ' (',
  '）': ')',
  '，': ', ',
  '、': ', ',
  '：': ': ',
  '；': '; ',
  '。': '. ',
  '℃': '°C',
};

/** An entry in which `#` stands for each number of the text. */
function findPattern(text: string): string | undefined {
  const numbers = text.match(/\d+/g);
  const found = numbers ? WORDS.get(text.replaceAll(/\d+/g, '#')) : undefined;
  return found?.replaceAll('#', () => numbers?.shift() ?? '');
}

function isJson(text: string): boolean {
  return /^\{\s*"/.test(text);
}

/** The text in English: as a whole, with other numbers, or clause by clause. What has no entry stays. */
function translateText(text: string): string {
  if (!HAN.test(text)) return text;
  if (isJson(text)) return JSON.stringify(translate(JSON.parse(text) as unknown), null, 2);
  const whole = WORDS.get(text) ?? findPattern(text);
  if (whole !== undefined) return whole;
  return text
    .replaceAll(CLAUSE, (clause) => WORDS.get(clause)?.trim() ?? clause)
    .replaceAll(/[（），、：；。℃]/g, (mark) => MARKS[mark] ?? mark)
    .trim();
}

/** All texts within a value in English, keys included: rows, mappings, properties of samples. */
export function translate<T>(value: T): T {
  return translateAny(value) as T;
}

function translateAny(value: unknown): unknown {
  if (typeof value === 'string') return translateText(value);
  if (Array.isArray(value)) return value.map(translateAny);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [translateText(key), translateAny(one)]));
}
