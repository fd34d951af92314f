import type { SqlToken } from './tokenize-sql.ts';

/** The tokens outside of all parentheses, which are kept themselves. */
export function topLevel(code: readonly SqlToken[]): SqlToken[] {
  let depth = 0;
  return code.filter(({ text }) => {
    if (text === ')') depth--;
    const isTop = depth === 0;
    if (text === '(') depth++;
    return isTop;
  });
}

export function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word;
}
