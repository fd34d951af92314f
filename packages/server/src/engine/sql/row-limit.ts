import { tokenizeSql, type LexicalRules, type SqlToken } from './tokenize-sql.ts';
import { isWord, topLevel } from './top-level.ts';

/** Words that end the clause which limits the rows. */
const NEXT_CLAUSE = new Set(['union', 'intersect', 'except', 'settings', 'format', 'for', 'limit', 'into', 'window']);
/** Limits that are none. */
const UNLIMITED = new Set(['all', 'null']);

/**
 * The clause by which a statement limits its own rows (LIMIT, FETCH FIRST, TOP), as its author wrote it; undefined when
 * all rows pass. Limits of subqueries, and of each group (LIMIT … BY), are a part of what is asked.
 * @example findRowLimit('select * from t limit 100', lexis) // 'limit 100'
 */
export function findRowLimit(sql: string, lexis: LexicalRules): string | undefined {
  const code = tokenizeSql(sql, lexis).filter(({ kind }) => kind !== 'space' && kind !== 'comment');
  const top = topLevel(code);
  for (const [at, token] of top.entries()) {
    const [previous, next] = [top[at - 1], top[at + 1]];
    if (previous?.text === '.' || !next) continue;
    if (isTop(token, previous, next)) return textOf(sql, token, next.text === '(' ? top[at + 2] : next);
    if (!isWord(token, 'limit') && !(isWord(token, 'fetch') && isFirst(next))) continue;
    const clause = clauseOf(top, at);
    const isOfGroups = clause.some((one) => isWord(one, 'by'));
    if (!isOfGroups && !UNLIMITED.has(next.text.toLowerCase())) return textOf(sql, token, clause.at(-1));
  }
  return undefined;
}

/** TOP stands between SELECT and the columns; elsewhere it is a name. */
function isTop(token: SqlToken, previous: SqlToken | undefined, next: SqlToken): boolean {
  const isPlace = isWord(previous, 'select') || isWord(previous, 'distinct') || isWord(previous, 'all');
  return isWord(token, 'top') && isPlace && (next.kind === 'number' || next.text === '(');
}

function isFirst(token: SqlToken): boolean {
  return isWord(token, 'first') || isWord(token, 'next');
}

function clauseOf(top: readonly SqlToken[], at: number): readonly SqlToken[] {
  const rest = top.slice(at + 1);
  const end = rest.findIndex(
    ({ kind, text }) => text === ';' || (kind === 'word' && NEXT_CLAUSE.has(text.toLowerCase())),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

function textOf(sql: string, first: SqlToken, last: SqlToken = first): string {
  return sql.slice(first.start, last.end);
}
