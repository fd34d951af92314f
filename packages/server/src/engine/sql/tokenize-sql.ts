export type SqlTokenKind =
  | 'word'
  | 'number'
  | 'symbol'
  | 'string'
  | 'identifier'
  | 'comment'
  | 'space'
  | 'placeholder'
  | 'raw-param'
  | 'unclosed';

/** A stretch of SQL text; `start` and `end` are UTF-16 offsets of the author's text. */
export interface SqlToken {
  readonly kind: SqlTokenKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface LexicalRule {
  readonly kind: SqlTokenKind;
  /** Sticky: matches at the current offset only. */
  readonly pattern: RegExp;
}

/** How an engine cuts text into tokens. */
export interface LexicalRules {
  /** Ordered: the first rule that matches wins. */
  readonly rules: readonly LexicalRule[];
  readonly nestsComments: boolean;
}

export const SPACE: LexicalRule = { kind: 'space', pattern: /\s+/y };
/** Blanks of engines to which every sign outside of ASCII is a letter. */
export const ASCII_SPACE: LexicalRule = { kind: 'space', pattern: /[ \t\n\v\f\r]+/y };
export const PLACEHOLDER: LexicalRule = { kind: 'placeholder', pattern: /\$\{[^{}]*\}/y };
export const NUMBER: LexicalRule = { kind: 'number', pattern: /\d[\d.]*(?:[eE][+-]?\d+)?/y };
export const SYMBOL: LexicalRule = { kind: 'symbol', pattern: /[\s\S]/uy };

/** DuckDB's own; they are PostgreSQL's but for the question mark. */
const DUCKDB_RULES: readonly LexicalRule[] = [
  SPACE,
  { kind: 'comment', pattern: /--[^\r\n]*/y },
  PLACEHOLDER,
  { kind: 'string', pattern: /[eE]'(?:[^'\\]|\\[\s\S]|'')*'/y },
  { kind: 'unclosed', pattern: /[eE]'[\s\S]*/y },
  { kind: 'string', pattern: /'(?:[^']|'')*'/y },
  { kind: 'unclosed', pattern: /'[\s\S]*/y },
  { kind: 'identifier', pattern: /"(?:[^"]|"")*"/y },
  { kind: 'unclosed', pattern: /"[\s\S]*/y },
  { kind: 'string', pattern: /\$((?:[\p{L}_][\p{L}\p{N}_]*)?)\$[\s\S]*?\$\1\$/uy },
  { kind: 'raw-param', pattern: /\$[\p{L}\p{N}_]+|\?/uy },
  { kind: 'word', pattern: /[\p{L}_](?:[\p{L}\p{N}\p{M}_]|\$(?!\{))*/uy },
  NUMBER,
  SYMBOL,
];
export const DUCKDB_LEXIS: LexicalRules = { rules: DUCKDB_RULES, nestsComments: true };

/**
 * Cuts SQL text into tokens without a gap. It knows strings, quoted names, comments and dollar quotes,
 * so that a placeholder inside one of them is distinguished from a placeholder where a value may stand.
 */
export function tokenizeSql(sql: string, lexis: LexicalRules = DUCKDB_LEXIS): SqlToken[] {
  const tokens: SqlToken[] = [];
  let offset = 0;
  while (offset < sql.length) {
    const token = blockCommentAt(sql, offset, lexis) ?? tokenAt(sql, offset, lexis);
    tokens.push(token);
    offset = token.end;
  }
  return tokens;
}

function tokenAt(sql: string, start: number, { rules }: LexicalRules): SqlToken {
  for (const { kind, pattern } of rules) {
    pattern.lastIndex = start;
    const text = pattern.exec(sql)?.[0];
    if (text) return { kind, start, end: start + text.length, text };
  }
  return { kind: 'symbol', start, end: start + 1, text: sql.charAt(start) };
}

/** Block comments may nest, which no regular expression can follow. */
function blockCommentAt(sql: string, start: number, { nestsComments }: LexicalRules): SqlToken | undefined {
  if (!sql.startsWith('/*', start)) return undefined;
  let depth = 1;
  const edge = /\/\*|\*\//g;
  edge.lastIndex = start + 2;
  for (let match = edge.exec(sql); match; match = edge.exec(sql)) {
    if (match[0] === '*/') depth--;
    else if (nestsComments) depth++;
    if (depth === 0) return { kind: 'comment', start, end: edge.lastIndex, text: sql.slice(start, edge.lastIndex) };
  }
  return { kind: 'unclosed', start, end: sql.length, text: sql.slice(start) };
}
