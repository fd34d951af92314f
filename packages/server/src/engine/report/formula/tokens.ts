/** Why a formula cannot be read. */
export type FormulaFault =
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'unexpected'; readonly text: string }
  | { readonly kind: 'function'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'sheet'; readonly text: string }
  | { readonly kind: 'other-sheet' }
  /** `[-1]` that says no copy before, words in place of it that are no pages. */
  | { readonly kind: 'copies'; readonly text: string }
  /** `[-1]` of a cell in whose copies the formula does not stand. */
  | { readonly kind: 'no-copies'; readonly text: string }
  /** `[page]` in a line that does not stand on every page. */
  | { readonly kind: 'no-page'; readonly text: string }
  /** A cell in a line of every page, read from elsewhere. */
  | { readonly kind: 'page-line'; readonly text: string }
  /** An area from above the formula's list into it. */
  | { readonly kind: 'adrift'; readonly text: string }
  /** Too few arguments, or too many, of a function that is written like `text`. */
  | { readonly kind: 'arguments'; readonly text: string }
  | { readonly kind: 'deep' };

export class FormulaError extends Error {
  constructor(readonly fault: FormulaFault) {
    super(fault.kind);
  }
}

export interface Token {
  /** `copies` is `[-1]` or `[page]` behind the name of a cell. */
  readonly kind: 'number' | 'text' | 'sheet' | 'name' | 'copies' | 'fault' | 'sign' | 'end';
  readonly text: string;
}

const TOKEN =
  /\s*(?:(\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)|"((?:[^"]|"")*)"|(?:'((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_.]*))!|(\$?[A-Za-z_][A-Za-z0-9_.$]*)|(#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!))|(\[-?\d{0,4}(?:,-?\d{0,4})?\]|\[[A-Za-z ]{1,20}\])|(<>|<=|>=|[-+*/^&=<>(),:;%{}]))/uy;

/** @throws FormulaError */
export function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  const text = formula.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new FormulaError({ kind: 'sign', text: text.slice(from).trim().slice(0, 1) });
    const [, number, quoted, quotedSheet, plainSheet, name, fault, copies, sign] = found;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replaceAll('""', '"') });
    else if (quotedSheet !== undefined) tokens.push({ kind: 'sheet', text: quotedSheet.replaceAll("''", "'") });
    else if (plainSheet !== undefined) tokens.push({ kind: 'sheet', text: plainSheet });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (fault !== undefined) tokens.push({ kind: 'fault', text: fault });
    else if (copies !== undefined) tokens.push({ kind: 'copies', text: copies });
    else tokens.push({ kind: 'sign', text: sign as string });
  }
  tokens.push({ kind: 'end', text: '' });
  return tokens;
}
