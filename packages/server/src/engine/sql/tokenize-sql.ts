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

interface Rule {
  readonly kind: SqlTokenKind;
  /** Sticky: matches at the current offset only. */
  readonly pattern: RegExp;
}

/** Ordered: the first rule that matches wins. Lexical rules of PostgreSQL, which DuckDB shares. */
const RULES: readonly Rule[] = [
  { kind: 'space', pattern: /\s+/y },
  { kind: 'comment', pattern: /--[^\r\n]*/y },
  { kind: 'placeholder', pattern: /\$\{[^{}]*\}/y },
  { kind: 'string', pattern: /[eE]'(?:[^'\\]|\\[\s\S]|'')*'/y },
  { kind: 'unclosed', pattern: /[eE]'[\s\S]*/y },
  { kind: 'string', pattern: /'(?:[^']|'')*'/y },
  { kind: 'unclosed', pattern: /'[\s\S]*/y },
  { kind: 'identifier', pattern: /"(?:[^"]|"")*"/y },
  { kind: 'unclosed', pattern: /"[\s\S]*/y },
  { kind: 'string', pattern: /\$((?:[\p{L}_][\p{L}\p{N}_]*)?)\$[\s\S]*?\$\1\$/uy },
  { kind: 'raw-param', pattern: /\$[\p{L}\p{N}_]+|\?/uy },
  { kind: 'word', pattern: /[\p{L}_](?:[\p{L}\p{N}\p{M}_]|\$(?!\{))*/uy },
  { kind: 'number', pattern: /\d[\d.]*(?:[eE][+-]?\d+)?/y },
  { kind: 'symbol', pattern: /[\s\S]/uy },
];

/**
 * Cuts SQL text into tokens without a gap. It knows strings, quoted names, comments and dollar quotes,
 * so that a placeholder inside one of them is told from a placeholder where a value may stand.
 */
export function tokenizeSql(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let offset = 0;
  while (offset < sql.length) {
    const token = blockCommentAt(sql, offset) ?? tokenAt(sql, offset);
    tokens.push(token);
    offset = token.end;
  }
  return tokens;
}

function tokenAt(sql: string, start: number): SqlToken {
  for (const { kind, pattern } of RULES) {
    pattern.lastIndex = start;
    const text = pattern.exec(sql)?.[0];
    if (text) return { kind, start, end: start + text.length, text };
  }
  return { kind: 'symbol', start, end: start + 1, text: sql.charAt(start) };
}

/** Block comments nest, which no regular expression can follow. */
function blockCommentAt(sql: string, start: number): SqlToken | undefined {
  if (!sql.startsWith('/*', start)) return undefined;
  let depth = 0;
  const edge = /\/\*|\*\//g;
  edge.lastIndex = start;
  for (let match = edge.exec(sql); match; match = edge.exec(sql)) {
    depth += match[0] === '/*' ? 1 : -1;
    if (depth === 0) return { kind: 'comment', start, end: edge.lastIndex, text: sql.slice(start, edge.lastIndex) };
  }
  return { kind: 'unclosed', start, end: sql.length, text: sql.slice(start) };
}
