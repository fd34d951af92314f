import { AppError } from '@aj-report/contract';
import type { BoundParam } from '../request/query-engine.types.ts';
import { toPosition, type Replacement } from './source-position.ts';
import { DUCKDB_LEXIS, tokenizeSql, type LexicalRules, type SqlToken } from './tokenize-sql.ts';

/** How an engine takes values. */
export interface BindingStyle {
  readonly lexis: LexicalRules;
  /** What stands in the statement for the value of this number, counted from 1. */
  mark(index: number): string;
  /** What stands behind IN for a list without elements. */
  readonly emptyList: string;
  /** Whether comments are sent along; else the engine gets blanks in their place. */
  readonly keepsComments: boolean;
}

export const DUCKDB_BINDING: BindingStyle = {
  lexis: DUCKDB_LEXIS,
  mark: (index) => `$${index}`,
  emptyList: '[]',
  keepsComments: true,
};

/** A value of the statement: a whole parameter, or one element of a list behind IN. */
export interface PlacedValue {
  readonly param: BoundParam;
  readonly value: BoundParam['value'];
}

export interface BoundSql {
  /** The statement with `$1`, `$2`, … (or the marks of the engine) for its values, without a closing semicolon. */
  readonly sql: string;
  /** `values[i]` belongs to mark `i + 1`. */
  readonly values: readonly PlacedValue[];
  readonly replacements: readonly Replacement[];
}

const GLUE_BEFORE = /[\p{L}\p{N}_$."'}]$/u;
const GLUE_AFTER = /^[\p{L}\p{N}_$"'(]/u;

/**
 * Turns `${name}` into bound parameters; no value ever becomes part of the text.
 * A list right behind `in` (also as `in (${list})`) becomes one parameter per element, so that each takes the column's
 * type, and an empty one matches nothing; anywhere else a list is bound as one LIST value.
 * @throws AppError `sql/empty`, `sql/param-unknown`, `sql/param-misplaced`, `sql/syntax` for `?` and `$1`
 */
export function bindParams(sql: string, params: readonly BoundParam[], style: BindingStyle = DUCKDB_BINDING): BoundSql {
  const tokens = tokensOf(sql, style.lexis);
  if (!tokens.some((token) => isCode(token))) throw new AppError('sql/empty');
  const known = new Map(params.map((param) => [param.name, param]));
  const binder = new Binder(style);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    refuseMisplaced(sql, token);
    const list = listBehindIn(tokens, at, known);
    if (list) {
      binder.place(token.start, list.end, elementsOf(list.param, binder));
      at = list.lastToken;
    } else if (token.kind === 'placeholder') {
      const param = paramOf(token, known);
      refuseGlued(sql, token, param.name);
      binder.place(token.start, token.end, binder.valueOf(param, param.value));
    } else if (token.kind === 'comment' && !style.keepsComments) binder.copy(blankOf(token.text));
    else binder.copy(token.text);
  }
  return binder.finish();
}

const KEPT_MAX = 64;
/** Characters; longer texts are rare, and their tokens take much room. */
const KEPT_LENGTH_MAX = 20_000;
const keptTokens = new WeakMap<LexicalRules, Map<string, readonly SqlToken[]>>();

/** Tokens of a text but for its closing semicolons; a text is asked again and again with other values. */
function tokensOf(sql: string, lexis: LexicalRules): readonly SqlToken[] {
  const kept = keptTokens.get(lexis) ?? new Map<string, readonly SqlToken[]>();
  keptTokens.set(lexis, kept);
  const known = kept.get(sql);
  if (known) return known;
  const tokens = withoutClosing(tokenizeSql(sql, lexis));
  if (kept.size >= KEPT_MAX) kept.clear();
  if (sql.length <= KEPT_LENGTH_MAX) kept.set(sql, tokens);
  return tokens;
}

/** As long and with as many lines, so that positions stay what they are. */
function blankOf(comment: string): string {
  return comment.replace(/[^\n]/g, ' ');
}

class Binder {
  readonly style: BindingStyle;
  private text = '';
  private readonly values: PlacedValue[] = [];
  private readonly replacements: Replacement[] = [];
  private readonly whole = new Map<BoundParam, string>();

  constructor(style: BindingStyle) {
    this.style = style;
  }

  copy(text: string): void {
    this.text += text;
  }

  place(sourceStart: number, sourceEnd: number, text: string): void {
    const boundStart = this.text.length;
    this.text += text;
    this.replacements.push({ sourceStart, sourceEnd, boundStart, boundEnd: this.text.length });
  }

  /** Mark of a value; a whole parameter used twice keeps its number, so that GROUP BY sees one expression. */
  valueOf(param: BoundParam, value: BoundParam['value']): string {
    const isWhole = value === param.value;
    const placed = isWhole ? this.whole.get(param) : undefined;
    if (placed) return placed;
    this.values.push({ param, value });
    const name = this.style.mark(this.values.length);
    if (isWhole) this.whole.set(param, name);
    return name;
  }

  finish(): BoundSql {
    return { sql: this.text, values: this.values, replacements: this.replacements };
  }
}

function elementsOf(param: BoundParam, binder: Binder): string {
  if (!Array.isArray(param.value)) return '(null)';
  if (param.value.length === 0) return binder.style.emptyList;
  return `(${param.value.map((item) => binder.valueOf(param, item)).join(', ')})`;
}

/** The list parameter that starts at this token, when it stands right behind IN, with or without its own parentheses. */
function listBehindIn(tokens: readonly SqlToken[], at: number, known: ReadonlyMap<string, BoundParam>) {
  const open = tokens[at]!.text === '(' ? at : -1;
  const placeholder = open >= 0 ? nextCode(tokens, at + 1) : at;
  const token = tokens[placeholder];
  if (token?.kind !== 'placeholder') return undefined;
  const before = tokens[previousCode(tokens, at - 1)];
  if (before?.kind !== 'word' || before.text.toLowerCase() !== 'in') return undefined;
  const param = paramOf(token, known);
  if (param.type !== 'list') return undefined;
  if (open < 0) return { param, end: token.end, lastToken: placeholder };
  const close = nextCode(tokens, placeholder + 1);
  if (tokens[close]?.text !== ')') return undefined;
  return { param, end: tokens[close].end, lastToken: close };
}

function paramOf(token: SqlToken, known: ReadonlyMap<string, BoundParam>): BoundParam {
  const name = nameOf(token.text);
  const param = known.get(name);
  if (!param) throw new AppError('sql/param-unknown', { param: name });
  return param;
}

function nameOf(placeholder: string): string {
  return placeholder.slice(2, -1).trim();
}

function refuseMisplaced(sql: string, token: SqlToken): void {
  if (token.kind === 'placeholder' && nameOf(token.text) === '') {
    const detail = { zh: `${token.text} 中没有参数名`, en: `there is no parameter name in ${token.text}` };
    throw new AppError('sql/syntax', { detail, ...toPosition(sql, token.start) });
  }
  if (token.kind === 'raw-param') {
    const detail = {
      zh: `参数请写成 \${参数名}，不能写 ${token.text}`,
      en: `write parameters as \${name}, not ${token.text}`,
    };
    throw new AppError('sql/syntax', { detail, ...toPosition(sql, token.start) });
  }
  if (token.kind !== 'string' && token.kind !== 'identifier' && token.kind !== 'comment' && token.kind !== 'unclosed')
    return;
  const inside = /\$\{[^{}]*\}/.exec(token.text)?.[0];
  if (inside) throw new AppError('sql/param-misplaced', { param: nameOf(inside) });
  if (token.kind === 'unclosed') {
    const detail = { zh: '引号或注释没有结束', en: 'a quote or comment is never closed' };
    throw new AppError('sql/syntax', { detail, ...toPosition(sql, token.start) });
  }
}

/** A placeholder that touches a name or a quote is meant as a part of it, which no bound value can be. */
function refuseGlued(sql: string, token: SqlToken, param: string): void {
  const glued =
    GLUE_BEFORE.test(sql.slice(Math.max(0, token.start - 2), token.start)) || GLUE_AFTER.test(sql.slice(token.end));
  if (glued) throw new AppError('sql/param-misplaced', { param });
}

function isCode(token: SqlToken): boolean {
  return token.kind !== 'space' && token.kind !== 'comment';
}

function nextCode(tokens: readonly SqlToken[], from: number): number {
  const found = tokens.findIndex((token, index) => index >= from && isCode(token));
  return found < 0 ? tokens.length : found;
}

function previousCode(tokens: readonly SqlToken[], from: number): number {
  return tokens.findLastIndex((token, index) => index <= from && isCode(token));
}

/** Closing semicolons are dropped, so that the statement can stand inside another one. */
function withoutClosing(tokens: readonly SqlToken[]): SqlToken[] {
  let last = tokens.length;
  while (last > 0 && (!isCode(tokens[last - 1]!) || tokens[last - 1]!.text === ';')) last--;
  return [
    ...tokens.slice(0, last),
    ...tokens.slice(last).filter((token) => token.kind === 'comment' || token.kind === 'space'),
  ];
}
