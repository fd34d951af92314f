import type { Text } from '@aj-report/contract';

/** What the designer knows of a function of formulas. */
export interface FormulaFunction {
  readonly name: string;
  /** `[digits]` for one that may be missing, `numbers…` for those that may follow in any number. */
  readonly parameters: readonly string[];
  readonly explanation: Text;
}

/** A text with a caret in it. */
export interface Caret {
  readonly text: string;
  readonly at: number;
}

/** Letters of a name of a function up to the caret, from `start` on. */
export interface Prefix {
  readonly start: number;
  readonly letters: string;
}

/** The call in which the caret stands, and which of its arguments is written there, from 0. */
export interface OpenCall {
  readonly name: string;
  readonly argument: number;
}

const NAME_BEFORE = /[A-Za-z][A-Za-z0-9.]*$/;
/** What stands before a name that is none of a function: of a sheet, a fixed line, a field, a quoted text. */
const OTHER_NAME = /[!$.#\w\u4e00-\u9fff]$/;
/** Texts and names of sheets in quotes; one that is not closed goes to the end. */
const QUOTED = /"(?:[^"]|"")*(?:"|$)|'(?:[^']|'')*(?:'|$)/g;

/** The text before the caret with what stands in quotes blotted out; undefined where the caret stands in quotes. */
function plainBefore({ text, at }: Caret): string | undefined {
  if (!text.startsWith('=') || at < 1) return undefined;
  const before = text.slice(0, at);
  const last = [...before.matchAll(QUOTED)].at(-1);
  const isOpen = last && last.index + last[0].length === at && !(last[0].length > 1 && last[0].endsWith(last[0][0]!));
  return isOpen ? undefined : before.replace(QUOTED, (quoted) => '"'.repeat(quoted.length));
}

/** The name of a function that is being typed; null where none is. */
export function prefixAt(caret: Caret): Prefix | null {
  const before = plainBefore(caret);
  const letters = before === undefined ? undefined : NAME_BEFORE.exec(before)?.[0];
  if (before === undefined || letters === undefined) return null;
  const start = caret.at - letters.length;
  // Within a field, or the words that name another copy.
  const isInside = /#\{[^}]*$|\[[^\]]*$/.test(before);
  const isOther = isInside || OTHER_NAME.test(before.slice(0, start)) || /^[\w.(!:]/.test(caret.text.slice(caret.at));
  return isOther ? null : { start, letters };
}

/** Functions whose names begin so, by name. */
export function matching(letters: string, functions: readonly FormulaFunction[]): readonly FormulaFunction[] {
  const wanted = letters.toUpperCase();
  return functions.filter(({ name }) => name.startsWith(wanted));
}

/** The call around the caret; null outside of calls. */
export function callAt(caret: Caret): OpenCall | null {
  const before = plainBefore(caret);
  if (before === undefined) return null;
  const open: { name: string; argument: number }[] = [];
  for (const { 0: sign, index } of before.matchAll(/[(){}[\],]/g)) {
    if (sign === '(')
      open.push({ name: NAME_BEFORE.exec(before.slice(0, index))?.[0].toUpperCase() ?? '', argument: 0 });
    // Commas of array constants, and those that name another copy, part no arguments.
    else if (sign === '{' || sign === '[') open.push({ name: '', argument: 0 });
    else if (sign === ',') (open.at(-1) ?? { argument: 0 }).argument++;
    else open.pop();
  }
  return open.findLast(({ name }) => name !== '') ?? null;
}

/** Place of the parameter that an argument is for; the repeated ones begin again. */
export function parameterOf({ parameters }: FormulaFunction, argument: number): number {
  if (argument < parameters.length) return argument;
  const first = parameters.findIndex((one) => one.endsWith('…'));
  return first < 0 ? -1 : first + ((argument - first) % (parameters.length - first));
}

/** The text with a function in place of what was typed of it, and the caret between its brackets. */
export function accepted({ text, at }: Caret, { start }: Prefix, { name, parameters }: FormulaFunction): Caret {
  const call = `${name}(`;
  const rest = parameters.length === 0 ? `)${text.slice(at)}` : text.slice(at);
  const after = start + call.length + (parameters.length === 0 ? 1 : 0);
  return { text: text.slice(0, start) + call + rest, at: after };
}

const REFERENCE = /\$?[A-Za-z]{1,3}\$?[1-9]\d*/g;

/** The reference at the caret with the next choice of `$`: A1, $A$1, A$1, $A1; null where none stands. */
export function withNextDollars({ text, at }: Caret): Caret | null {
  if (!text.startsWith('=')) return null;
  const found = [...text.matchAll(REFERENCE)].find(({ 0: name, index }) => index <= at && at <= index + name.length);
  if (!found) return null;
  const [, fixedColumn = '', column = '', fixedRow = '', row = ''] =
    /^(\$?)([A-Za-z]+)(\$?)(\d+)$/.exec(found[0]) ?? [];
  const next =
    fixedColumn === ''
      ? fixedRow === ''
        ? `$${column}$${row}`
        : `$${column}${row}`
      : fixedRow === ''
        ? `${column}${row}`
        : `${column}$${row}`;
  const end = found.index + found[0].length;
  return { text: text.slice(0, found.index) + next + text.slice(end), at: found.index + next.length };
}
