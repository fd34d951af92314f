import { positionOf, type Position } from './cell-name.ts';
import type { BinaryOperator, Constant, FormulaNode, Reference, WhichPages } from './formula.types.ts';
import { parameterAt, signatureOf } from './declare.ts';
import { FUNCTIONS } from './functions.ts';
import { FormulaError, tokensOf, type Token } from './tokens.ts';

/** How strongly operators bind, as a workbook has it. */
const STRENGTH: Readonly<Record<BinaryOperator, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
};
/** Of a sign before a number: stronger than `^` in a workbook. */
const UNARY = 6;
const DEPTH_MAX = 64;
const PAGES: readonly WhichPages[] = ['page', 'pages before', 'pages so far'];

class Parser {
  private at = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  private get token(): Token {
    return this.tokens[this.at] as Token;
  }

  private take(): Token {
    return this.tokens[this.at++] as Token;
  }

  private isSign(text: string): boolean {
    return this.token.kind === 'sign' && this.token.text === text;
  }

  private expect(text: string): void {
    if (!this.isSign(text)) throw this.unexpected();
    this.at++;
  }

  private unexpected(): FormulaError {
    const { kind, text } = this.token;
    return new FormulaError(kind === 'end' ? { kind: 'end' } : { kind: 'unexpected', text });
  }

  whole(): FormulaNode {
    const node = this.expression(0);
    if (this.token.kind !== 'end') throw this.unexpected();
    return node;
  }

  private expression(strength: number): FormulaNode {
    if (++this.depth > DEPTH_MAX) throw new FormulaError({ kind: 'deep' });
    let left = this.percent(this.operand());
    for (;;) {
      const { kind, text } = this.token;
      const own = kind === 'sign' && text in STRENGTH ? STRENGTH[text as BinaryOperator] : 0;
      if (own === 0 || own <= strength) break;
      this.at++;
      left = { kind: 'binary', operator: text as BinaryOperator, left, right: this.expression(own) };
    }
    this.depth--;
    return left;
  }

  private percent(node: FormulaNode): FormulaNode {
    let of = node;
    while (this.isSign('%')) {
      this.at++;
      of = { kind: 'unary', operator: '%', of };
    }
    return of;
  }

  private operand(): FormulaNode {
    const token = this.take();
    if (token.kind === 'number') return { kind: 'number', value: Number(token.text) };
    if (token.kind === 'text') return { kind: 'text', value: token.text };
    if (token.kind === 'sheet') return this.inSheet(token.text);
    if (token.kind === 'name') return this.named(token.text);
    if (token.kind === 'fault') return { kind: 'fault', code: token.text };
    if (token.text === '{') return this.matrix();
    if (token.text === '(') {
      const inner = this.expression(0);
      this.expect(')');
      return inner;
    }
    if (token.text === '-' || token.text === '+') {
      return { kind: 'unary', operator: token.text, of: this.percent(this.expression(UNARY)) };
    }
    this.at--;
    throw this.unexpected();
  }

  /** Rows between `;`, values between `,`; all rows are of one length. */
  private matrix(): FormulaNode {
    const rows: Constant[][] = [[this.constant()]];
    for (;;) {
      const { text } = this.take();
      if (text === '}' && rows.every(({ length }) => length === rows[0]?.length)) return { kind: 'matrix', rows };
      if (text === ';') rows.push([this.constant()]);
      else if (text === ',') rows.at(-1)?.push(this.constant());
      else {
        this.at--;
        throw this.unexpected();
      }
    }
  }

  private constant(): Constant {
    const isNegative = this.isSign('-');
    if (isNegative || this.isSign('+')) this.at++;
    const { kind, text } = this.take();
    if (kind === 'number') return isNegative ? -Number(text) : Number(text);
    if (kind === 'text') return text;
    if (kind === 'fault') return { code: text };
    if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
    this.at--;
    throw this.unexpected();
  }

  private named(name: string): FormulaNode {
    if (this.isSign('(')) return this.call(name.toUpperCase());
    const first = positionOf(name);
    if (first) {
      if (!this.isSign(':')) return { ...toReference([first, name], [first, name]), ...this.copies() };
      this.at++;
      const lastName = this.take().text;
      const last = positionOf(lastName);
      if (!last) {
        this.at--;
        throw this.unexpected();
      }
      return toReference([first, name], [last, lastName]);
    }
    if (/^(?:true|false)$/i.test(name)) return { kind: 'boolean', value: name.toLowerCase() === 'true' };
    throw new FormulaError({ kind: 'name', text: name });
  }

  /** What stands in brackets behind the name of a cell. */
  private copies(): Pick<Reference, 'before' | 'pages' | 'ofGroup'> {
    if (this.token.kind !== 'copies') return {};
    const { text } = this.take();
    const pages = PAGES.find((one) => text.toLowerCase() === `[${one}]`);
    if (pages) return { pages };
    if (text.toLowerCase() === '[group]') return { ofGroup: true };
    const [down = 0, right = 0] = text.slice(1, -1).split(',').map(Number);
    const areBefore = down <= 0 && right <= 0 && down + right < 0;
    if (!areBefore) throw new FormulaError({ kind: 'copies', text });
    return { before: { down: -down, right: -right } };
  }

  private inSheet(sheet: string): FormulaNode {
    const node = this.token.kind === 'name' ? this.named(this.take().text) : undefined;
    if (node?.kind !== 'reference') throw this.unexpected();
    return { ...node, sheet };
  }

  private call(name: string): FormulaNode {
    const known = FUNCTIONS.get(name);
    if (!known) throw new FormulaError({ kind: 'function', text: name });
    this.expect('(');
    const args: (FormulaNode | undefined)[] = [];
    while (!this.isSign(')') || args.length > 0) {
      args.push(this.isSign(',') || this.isSign(')') ? undefined : this.expression(0));
      if (this.isSign(')')) break;
      this.expect(',');
    }
    this.at++;
    const isOneTooMany = args.length > 0 && !parameterAt(known, args.length - 1);
    // Lists may be empty: MIN() is 0.
    const isOneTooFew = known.parameters[args.length]?.isOptional === false;
    if (isOneTooFew || isOneTooMany) throw new FormulaError({ kind: 'arguments', text: signatureOf(known) });
    return { kind: 'call', name, args: known.reads?.(args) ?? args };
  }
}

/** An area from corner to corner, in whatever order they were written. */
function toReference(a: readonly [Position, string], b: readonly [Position, string]): Reference {
  const [top, bottom] = a[0].row <= b[0].row ? [a, b] : [b, a];
  const [left, right] = a[0].column <= b[0].column ? [a, b] : [b, a];
  const area = { row: top[0].row, lastRow: bottom[0].row, column: left[0].column, lastColumn: right[0].column };
  if (!a[1].includes('$') && !b[1].includes('$')) return { kind: 'reference', area };
  const isRowFixed = ([, name]: readonly [Position, string]) => /\$\d/.test(name);
  const isColumnFixed = ([, name]: readonly [Position, string]) => name.startsWith('$');
  const fixed = {
    row: isRowFixed(top),
    lastRow: isRowFixed(bottom),
    column: isColumnFixed(left),
    lastColumn: isColumnFixed(right),
  };
  return { kind: 'reference', area, fixed };
}

/**
 * A formula as a tree; with or without its `=`.
 * @throws FormulaError
 */
export function parseFormula(formula: string): FormulaNode {
  return new Parser(tokensOf(formula.replace(/^\s*=/, ''))).whole();
}

/** Calls `visit` for every reference of a formula. */
export function visitReferences(node: FormulaNode, visit: (node: FormulaNode & { kind: 'reference' }) => void): void {
  switch (node.kind) {
    case 'reference':
      return visit(node);
    case 'unary':
      return visitReferences(node.of, visit);
    case 'binary':
      visitReferences(node.left, visit);
      return visitReferences(node.right, visit);
    case 'call':
      for (const arg of node.args) if (arg) visitReferences(arg, visit);
  }
}

/** Whether a formula calls a function. */
export function calls(node: FormulaNode, name: string): boolean {
  switch (node.kind) {
    case 'unary':
      return calls(node.of, name);
    case 'binary':
      return calls(node.left, name) || calls(node.right, name);
    case 'call':
      return node.name === name || node.args.some((arg) => arg !== undefined && calls(arg, name));
    default:
      return false;
  }
}
