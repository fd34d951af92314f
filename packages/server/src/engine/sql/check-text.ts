import { AppError, type Text } from '@aj-report/contract';
import type { SqlLexicon } from './lexicon/sql-lexicon.types.ts';
import { toPosition } from './source-position.ts';
import { tokenizeSql, type SqlToken } from './tokenize-sql.ts';

/** What the text of a checked SELECT tells about it. */
export interface CheckedText {
  /** It ends with an order of its own. */
  readonly isOrdered: boolean;
  /** It cuts its rows itself (LIMIT, FETCH). */
  readonly isLimited: boolean;
}

/** Parentheses, brackets and CASE within each other. */
const NESTING_MAX = 200;
const OPENING = new Set(['(', '[', 'case']);
const CLOSING = new Set([')', ']', 'end']);
const FIRST_WORDS = new Set(['select', 'with', 'values', 'table']);
const SHARED_REFUSED_WORDS = new Set(['outfile', 'dumpfile']);
const LOCKING = new Set(['update', 'share', 'no', 'key']);

/**
 * The first half of the proof that a text is one harmless SELECT of another engine: it is cut into the tokens that the
 * engine itself would see, and holds one statement, balanced parentheses, and no name of the engine's that reaches
 * beyond the tables. Comments are never sent, so no engine can read them differently. The other half is the engine's:
 * the text stands in parentheses behind FROM, in a protocol that takes one statement, in a read-only transaction.
 * @throws AppError sql/empty, sql/not-a-select, sql/several-statements, sql/function-refused, sql/syntax
 */
export function checkText(sql: string, lexicon: SqlLexicon): CheckedText {
  const tokens = tokenizeSql(sql, lexicon.lexis);
  refuseOddSigns(sql, tokens, lexicon);
  const code = withoutEnd(tokens.filter((token) => token.kind !== 'space' && token.kind !== 'comment'));
  const first = code.find((token) => token.text !== '(');
  if (!first) throw new AppError('sql/empty');
  const semicolons = code.filter((token) => token.text === ';').length;
  if (semicolons > 0) throw new AppError('sql/several-statements', { count: semicolons + 1 });
  if (first.kind !== 'word' || !FIRST_WORDS.has(first.text.toLowerCase())) throw new AppError('sql/not-a-select');
  checkParentheses(sql, code);
  checkNesting(sql, code);
  const tablePlaces = lexicon.tableFunctions ? tablePlacesOf(code) : new Set<number>();
  code.forEach((_, at) => checkName(code, at, lexicon, tablePlaces.has(at)));
  return topLevelOf(code);
}

function refuseOddSigns(sql: string, tokens: readonly SqlToken[], lexicon: SqlLexicon): void {
  for (const token of tokens) {
    const runs = token.kind === 'comment' && lexicon.runsComment?.test(token.text) === true;
    if (runs) throw new AppError('sql/function-refused', { name: token.text.slice(0, 20) });
    if (token.text.includes('\0') || (token.kind === 'symbol' && lexicon.refusedSymbols.has(token.text))) {
      const shown = token.text.replaceAll('\0', '\\0');
      const detail: Text = { zh: `不允许使用字符 ${shown}`, en: `the sign ${shown} is not allowed` };
      throw new AppError('sql/syntax', { detail, ...toPosition(sql, token.start) });
    }
  }
}

function withoutEnd(code: readonly SqlToken[]): readonly SqlToken[] {
  const last = code.findLastIndex((token) => token.text !== ';');
  return code.slice(0, last + 1);
}

function checkParentheses(sql: string, code: readonly SqlToken[]): void {
  let depth = 0;
  for (const token of code) {
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    if (depth < 0) throw unbalanced(sql, token.start);
  }
  if (depth > 0) throw unbalanced(sql, sql.length);
}

/** Engines follow what is nested by calling themselves, and old ones end when they come too deep. */
function checkNesting(sql: string, code: readonly SqlToken[]): void {
  let depth = 0;
  for (const { kind, text, start } of code) {
    const sign = kind === 'word' ? text.toLowerCase() : text;
    if (OPENING.has(sign)) depth++;
    if (CLOSING.has(sign)) depth = Math.max(0, depth - 1);
    if (depth <= NESTING_MAX) continue;
    const detail: Text = { zh: `嵌套不能超过 ${NESTING_MAX} 层`, en: `it is nested deeper than ${NESTING_MAX}` };
    throw new AppError('sql/syntax', { detail, ...toPosition(sql, start) });
  }
}

function unbalanced(sql: string, offset: number): AppError {
  const detail: Text = { zh: '括号不配对', en: 'the parentheses do not match' };
  return new AppError('sql/syntax', { detail, ...toPosition(sql, offset) });
}

function checkName(code: readonly SqlToken[], at: number, lexicon: SqlLexicon, isTable: boolean): void {
  const token = code[at]!;
  if (token.kind !== 'word' && token.kind !== 'identifier') return;
  const isWord = token.kind === 'word';
  const name = (isWord ? token.text : lexicon.unquote(token.text))?.toLowerCase();
  const refuse = () => new AppError('sql/function-refused', { name: token.text });
  if (name === undefined) throw refuse();
  const next = code[at + 1];
  if (isWord && isRefusedWord(name, next, lexicon)) throw refuse();
  if (isWord && name === 'u' && next?.text === '&') throw new AppError('sql/function-refused', { name: 'U&' });
  if (next?.text === '(' && lexicon.isRefusedCall(name)) throw refuse();
  if (next?.text === '(' && isTable && lexicon.tableFunctions?.has(name) === false) throw refuse();
  if (lexicon.refusedEverywhere?.test(name) === true) throw refuse();
  if (lexicon.refusedSchemas.has(name) && next?.text === '.') throw refuse();
}

function isRefusedWord(word: string, next: SqlToken | undefined, { refusedWords }: SqlLexicon): boolean {
  if (refusedWords.has(word) || SHARED_REFUSED_WORDS.has(word)) return next?.text !== '(';
  return word === 'for' && next?.kind === 'word' && LOCKING.has(next.text.toLowerCase());
}

/** Words that begin a part of a SELECT. */
const CLAUSES = new Set(
  'select from join on using where prewhere group order having limit window union intersect except'.split(' '),
);

/** Numbers of the tokens that stand where a table stands: behind FROM, JOIN or TABLE, or further on in their list. */
function tablePlacesOf(code: readonly SqlToken[]): ReadonlySet<number> {
  const places = new Set<number>();
  /** For each open parenthesis: whether a list of tables is under way. */
  const lists = [false];
  code.forEach(({ kind, text }, at) => {
    if (isTableWord(code, at - 1) || (code[at - 1]?.text === ',' && lists.at(-1))) places.add(at);
    if (text === '(' || text === '[') lists.push(false);
    if (text === ')' || text === ']') lists.pop();
    if (kind === 'word' && CLAUSES.has(text.toLowerCase())) lists[lists.length - 1] = isTableWord(code, at);
  });
  return places;
}

/** ARRAY JOIN takes expressions. */
function isTableWord(code: readonly SqlToken[], at: number): boolean {
  const [before, token] = [code[at - 1], code[at]];
  if (token?.kind !== 'word') return false;
  const word = token.text.toLowerCase();
  return word === 'join' ? before?.text.toLowerCase() !== 'array' : word === 'from' || word === 'table';
}

function topLevelOf(code: readonly SqlToken[]): CheckedText {
  let depth = 0;
  let isOrdered = false;
  let isLimited = false;
  for (const [at, token] of code.entries()) {
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    if (depth > 0 || token.kind !== 'word') continue;
    const word = token.text.toLowerCase();
    if (word === 'order' && code[at + 1]?.text.toLowerCase() === 'by') isOrdered = true;
    if (word === 'limit' || word === 'fetch' || word === 'offset') isLimited = true;
  }
  return { isOrdered, isLimited };
}
