const TOKEN = /\s*(\d+(?:\.\d*)?|\.\d+|[-+*/()])/y;

function toTokens(text: string): string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const source = text.trimEnd();
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source);
    if (!match?.[1]) return undefined;
    tokens.push(match[1]);
  }
  return tokens;
}

class Parser {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  get isDone(): boolean {
    return this.at === this.tokens.length;
  }

  sum(): number {
    let total = this.product();
    while (this.is('+', '-')) total = this.next() === '+' ? total + this.product() : total - this.product();
    return total;
  }

  private product(): number {
    let total = this.factor();
    while (this.is('*', '/')) total = this.next() === '*' ? total * this.factor() : total / this.factor();
    return total;
  }

  private factor(): number {
    const token = this.next();
    if (token === '-') return -this.factor();
    if (token === '+') return this.factor();
    if (token !== '(') return token === undefined ? Number.NaN : Number(token);
    const inner = this.sum();
    return this.next() === ')' ? inner : Number.NaN;
  }

  private is(...signs: string[]): boolean {
    return signs.includes(this.tokens[this.at] ?? '');
  }

  private next(): string | undefined {
    return this.tokens[this.at++];
  }
}

/**
 * Value of what a person typed into a number box, or undefined when it is no number.
 * @example evaluate('12*3') // 36
 */
export function evaluate(text: string): number | undefined {
  const tokens = toTokens(text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll(',', ''));
  if (!tokens || tokens.length === 0) return undefined;
  const parser = new Parser(tokens);
  const value = parser.sum();
  if (!parser.isDone || !Number.isFinite(value)) return undefined;
  return Number(value.toFixed(6));
}

/** The value inside the field's bounds, on its step's grid of decimals. */
export function clamp(value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
  return Math.min(max, Math.max(min, Number(value.toFixed(6))));
}
