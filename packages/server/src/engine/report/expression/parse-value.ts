import { AGGREGATES, type Aggregate, type Part } from './expression.types.ts';

/** Why a text within `#{…}` cannot be read. */
export type ExpressionFault = 'open' | 'empty' | 'no-field' | 'unknown-function' | 'arguments';

export class ExpressionError extends Error {
  constructor(
    readonly fault: ExpressionFault,
    readonly text: string,
  ) {
    super(fault);
  }
}

const CALL = /^([A-Za-z]+)\s*\(([\s\S]*)\)$/;
const SET = /^[A-Za-z0-9_-]+$/;

/** Splits at commas outside of quotes. */
function splitArguments(text: string): string[] {
  if (text.trim() === '') return [];
  return (text.match(/(?:"[^"]*"|[^,"])+/g) ?? []).map((one) => one.trim());
}

function unquote(name: string): string {
  return name.startsWith('"') && name.endsWith('"') && name.length > 1 ? name.slice(1, -1) : name;
}

function fieldOf(text: string, whole: string): { set: string; field: string } {
  const dot = text.indexOf('.');
  const set = text.slice(0, dot).trim();
  const field = unquote(text.slice(dot + 1).trim());
  if (dot < 1 || !SET.test(set) || field === '') throw new ExpressionError('no-field', whole);
  return { set, field };
}

function isAggregate(name: string): name is Aggregate {
  return (AGGREGATES as readonly string[]).includes(name);
}

function parseAggregate(func: Aggregate, args: readonly string[], whole: string): Part {
  const [of] = args;
  if (args.length !== 1 || of === undefined) throw new ExpressionError('arguments', whole);
  if (func === 'count' && SET.test(of)) return { kind: 'aggregate', func, set: of };
  return { kind: 'aggregate', func, ...fieldOf(of, whole) };
}

function parseCall(name: string, args: readonly string[], whole: string): Part {
  if (isAggregate(name)) return parseAggregate(name, args, whole);
  const [first, second] = args;
  switch (name) {
    case 'index':
    case 'serial':
      if (args.length > 1) throw new ExpressionError('arguments', whole);
      return {
        kind: 'index',
        isRunning: name === 'serial',
        ...(first === undefined ? {} : { cell: first.toUpperCase() }),
      };
    case 'share': {
      if (first === undefined || args.length > 2) throw new ExpressionError('arguments', whole);
      const of = second === undefined ? {} : { of: second === 'none' ? 'none' : second.toUpperCase() };
      return { kind: 'share', ...fieldOf(first, whole), ...of };
    }
    case 'param': {
      if (first === undefined || args.length > 1) throw new ExpressionError('arguments', whole);
      const { set, field } = fieldOf(first, whole);
      return { kind: 'param', set, param: field };
    }
    default:
      throw new ExpressionError('unknown-function', whole);
  }
}

function parseExpression(inner: string): Part {
  const text = inner.trim();
  if (text === '') throw new ExpressionError('empty', inner);
  const call = CALL.exec(text);
  if (call) return parseCall((call[1] as string).toLowerCase(), splitArguments(call[2] as string), text);
  return { kind: 'field', ...fieldOf(text, text) };
}

/**
 * Texts and expressions of a cell in their order.
 * @throws ExpressionError
 * @example parseValue('共 #{count(orders)} 单') // text, aggregate, text
 */
export function parseValue(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('#{', from);
    if (open < 0) break;
    const close = text.indexOf('}', open);
    if (close < 0) throw new ExpressionError('open', text.slice(open));
    if (open > from) parts.push({ kind: 'text', text: text.slice(from, open) });
    parts.push(parseExpression(text.slice(open + 2, close)));
    from = close + 1;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
