import { tokenizeSql, type LexicalRules, type SqlToken } from './tokenize-sql.ts';
import { isWord, topLevel } from './top-level.ts';

/**
 * Columns that tell equal rows apart. They cost nothing where rows have fewer; engines that make one key of all take
 * room and time by the column, and MySQL must have room for fifteen keys in its sort buffer.
 */
export const TIE_COLUMNS = 64;

const CUTS = new Set(['limit', 'offset', 'fetch']);
const SET_OPERATIONS = new Set(['union', 'intersect', 'except', 'minus']);

/**
 * A statement with more keys behind those of its own ORDER BY, before what cuts its rows; undefined when it has no order
 * at its end, or a cut that keeps rows which are equal (WITH TIES).
 */
export function withMoreKeys(sql: string, lexis: LexicalRules, keys: readonly string[]): string | undefined {
  const code = tokenizeSql(sql, lexis).filter(({ kind }) => kind !== 'space' && kind !== 'comment');
  const top = topLevel(code);
  const order = top.findLastIndex((token, at) => isWord(token, 'order') && isWord(top[at + 1], 'by'));
  if (order < 0) return undefined;
  const behind = top.slice(order + 2);
  const isOther = behind.some((token) => isWord(token, 'ties') || (token.kind === 'word' && isSetOperation(token)));
  if (isOther) return undefined;
  const cut = behind.find((token) => token.kind === 'word' && CUTS.has(token.text.toLowerCase()));
  const last = cut ? code[code.indexOf(cut) - 1] : code.at(-1);
  if (!last) return undefined;
  return `${sql.slice(0, last.end)}\n, ${keys.join(', ')}${sql.slice(last.end)}`;
}

/** The first columns by their numbers. */
export function firstPlaces(count: number): string[] {
  return Array.from({ length: Math.min(count, TIE_COLUMNS) }, (_, at) => String(at + 1));
}

function isSetOperation({ text }: SqlToken): boolean {
  return SET_OPERATIONS.has(text.toLowerCase());
}
