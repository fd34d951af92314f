import type { FormulaNode } from './formula.types.ts';
import type { Fault, Result, Rows, Scalar } from './scalar.ts';

/** A branch that is computed when it is asked for: one that is not taken may divide by what the condition asks about. */
export type Branch = () => Result;

/** Where a reference stands, lines from 0; undefined where the argument is none. */
export interface Stretch {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The cells of a reference that hold no sub-total themselves. @param isShown those in hidden lines are left out */
export type Details = (isShown: boolean) => readonly Scalar[];

/** What a calculation is given for an argument of each kind; faults have become its result where they are not named. */
interface Kinds {
  /** One number; of a text the number that it is. */
  readonly number: number;
  /** The same without its fraction. */
  readonly whole: number;
  readonly text: string;
  readonly truth: boolean;
  /** Serial number of a day, with its time behind the point. */
  readonly date: number;
  /** Any value but a fault. */
  readonly any: Scalar;
  /** Any value; faults too. */
  readonly whatever: Scalar;
  /** All numbers of areas, texts and truths among their cells left out, and numbers that are given one by one. */
  readonly numbers: readonly number[];
  /** The same with texts of areas as 0 and truths as 0 and 1. */
  readonly counted: readonly number[];
  readonly truths: readonly boolean[];
  readonly texts: readonly string[];
  /** All values, faults and blanks among them. */
  readonly values: readonly Scalar[];
  /** The rows and columns of a reference, of constants or of one value. */
  readonly area: Rows;
  /** The same; operators and functions inside of it work on all cells of their areas. */
  readonly array: Rows;
  /** What is asked of the cells of an area: `">=5"`; a fault is asked for too. */
  readonly criterion: Scalar;
  readonly branch: Branch;
  readonly place: Stretch | undefined;
  readonly details: Details;
}
export type Kind = keyof Kinds;

/** Kinds of which several arguments are one list. */
const LISTS = new Set<Kind>(['numbers', 'counted', 'truths', 'texts', 'values']);
type ListKind = 'numbers' | 'counted' | 'truths' | 'texts' | 'values';

/** Kinds that are one value: the function is called for each value of a matrix. */
const SINGLE = new Set<Kind>(['number', 'whole', 'text', 'truth', 'date', 'any', 'whatever', 'criterion']);
/** Kinds that need the place of each cell, blanks among them. */
const PLACED = new Set<Kind>(['area', 'array', 'place']);

export const isList = (kind: Kind): boolean => LISTS.has(kind);
export const isSingle = (kind: Kind): boolean => SINGLE.has(kind);
export const isPlaced = (kind: Kind): boolean => PLACED.has(kind);

/** `name: kind`, `name?: kind` for one that may be missing, `...name: kind` for those that may follow in any number. */
type Written = `${string}: ${Kind}`;
type KindOf<S> = S extends `${string}: ${infer K extends Kind}` ? K : never;
type One<S> = S extends `${string}?: ${string}` ? Kinds[KindOf<S>] | undefined : Kinds[KindOf<S>];
type Rest<A extends readonly unknown[]> = A extends readonly [infer Only]
  ? KindOf<Only> extends ListKind
    ? [list: Kinds[KindOf<Only>]]
    : readonly Kinds[KindOf<Only>][]
  : readonly Kinds[KindOf<A[number]>][];
type Arguments<A extends readonly unknown[]> = A extends readonly [infer First, ...infer Others]
  ? First extends `...${string}`
    ? Rest<A>
    : [One<First>, ...Arguments<Others>]
  : [];

/** What the result of a function is; `branch` and `like` have the format of what they give back. */
export type ResultKind = 'number' | 'text' | 'truth' | 'date' | 'time' | 'moment' | 'any' | 'branch' | 'like';

export interface Parameter {
  readonly name: string;
  readonly kind: Kind;
  readonly isOptional: boolean;
  readonly isRepeated: boolean;
}

/** An argument of a call; undefined where none stands between two commas. */
export type Argument = FormulaNode | undefined;

/** A total that is known after each number: lists are added up once for all formulas that ask for them up to their own line. */
export interface RunningTotal {
  add(one: number): void;
  result(): number | Fault;
}

/** Begins a total that gives, after the same numbers in the same order, the very result of the function. */
export type Running = () => RunningTotal;

interface More {
  /** For a function of one list of numbers. */
  readonly running?: Running;
  /** Its arguments as it takes them: one may be as large as another. */
  readonly reads?: (args: readonly Argument[]) => readonly Argument[];
  /** Workbooks store it under a longer name, because old programs do not know it. @source [MS-XLSX] 2.2.2 */
  readonly isNew?: true;
  /** No workbook knows it: a file has its value alone. */
  readonly isOwn?: true;
  /** The argument whose format the result has; the first one unless given. */
  readonly like?: (args: readonly Argument[]) => Argument;
}

/** Where and when a formula is computed. */
export interface Surroundings {
  /** Of its cell, from 0. */
  readonly row: number;
  readonly column: number;
  /** Serial number of the moment for which the report is made. */
  readonly now: number;
}

/** One function of a workbook. */
export interface WorkbookFunction extends More {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** Arguments that it has at least. */
  readonly required: number;
  /** Its last parameter is one list of all further arguments. */
  readonly endsInList: boolean;
  readonly result: ResultKind;
  readonly calculate: (this: Surroundings, ...args: readonly never[]) => Result;
}

const WRITTEN = /^(\.\.\.)?(\w+)(\?)?: (\w+)$/;

function toParameter(written: string): Parameter {
  const [, dots, name = '', optional, kind] = WRITTEN.exec(written) ?? [];
  return {
    name,
    kind: kind as Kind,
    isOptional: optional !== undefined || dots !== undefined,
    isRepeated: dots !== undefined,
  };
}

/**
 * Declares a function. Its calculation sees clean values: what a workbook makes of texts, blanks, truths, faults and
 * areas is done from the kinds of its arguments. It may throw a `Fault`, which is then its result.
 * @example declare('LEFT', ['text: text', 'count?: whole'], 'text', (text, count = 1) => text.slice(0, count))
 */
export function declare<const A extends readonly Written[]>(
  name: string,
  parameters: A,
  result: ResultKind,
  calculate: (this: Surroundings, ...args: Arguments<A>) => Result | Fault,
  more: More = {},
): WorkbookFunction {
  const all = parameters.map(toParameter);
  const last = all.at(-1);
  return {
    name,
    parameters: all,
    required: Math.max(all[0]?.isRepeated ? 1 : 0, all.filter(({ isOptional }) => !isOptional).length),
    endsInList: last !== undefined && last.isRepeated && isList(last.kind),
    result,
    calculate: calculate as WorkbookFunction['calculate'],
    ...more,
  };
}

/** The same function under another name. */
export function alias(name: string, of: WorkbookFunction, more: More = {}): WorkbookFunction {
  return { ...of, name, ...more };
}

/** The parameter that an argument is for; undefined for one too many. */
export function parameterAt({ parameters }: WorkbookFunction, at: number): Parameter | undefined {
  const known = parameters[at];
  if (known) return known;
  const first = parameters.findIndex(({ isRepeated }) => isRepeated);
  return first < 0 ? undefined : parameters[first + ((at - first) % (parameters.length - first))];
}

/** The arguments of a function as people write them: those in brackets may be missing, those with … follow again. */
export function argumentsOf({ parameters }: WorkbookFunction): readonly string[] {
  return parameters.map(({ name, isOptional, isRepeated }) =>
    isRepeated ? `${name}…` : isOptional ? `[${name}]` : name,
  );
}

/** A function as people write it: `ROUND(number, digits)`. */
export function signatureOf(one: WorkbookFunction): string {
  return `${one.name}(${argumentsOf(one).join(', ')})`;
}
