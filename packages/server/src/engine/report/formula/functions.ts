import * as library from '@formulajs/formulajs';
import { CONDITIONAL } from './conditional-functions.ts';
import { LOOKUPS } from './lookup-functions.ts';
import { TEXTS } from './text-functions.ts';
import { TIME_AND_MONEY } from './time-and-money.ts';

/**
 * Functions of a workbook that formulas may call: those whose answer depends on their arguments alone, and which
 * spreadsheet programs know under the same name.
 */
const NAMES = `ABS AND AVERAGE CEILING CHOOSE CONCATENATE COUNT COUNTA COUNTBLANK DATE DAY DAYS EDATE EOMONTH EXP FIND
FLOOR IF IFERROR IFS INT ISBLANK ISNUMBER ISTEXT LARGE LEFT LEN LN LOG LOG10 LOWER MAX MEDIAN MID MIN MOD MONTH NOT OR
PI PMT POWER PRODUCT QUOTIENT RANK REPT RIGHT ROUND ROUNDDOWN ROUNDUP SEARCH SIGN SMALL SQRT STDEV SUBSTITUTE SUM
SUMPRODUCT SUMSQ SWITCH TEXT TRIM TRUNC UPPER VALUE VAR WEEKDAY YEAR`.split(/\s+/);

type WorkbookFunction = (...args: readonly unknown[]) => unknown;

/** What the library has otherwise than a workbook: wildcards, case, blanks, rows and columns of areas. */
const OWN = { ...CONDITIONAL, ...LOOKUPS, ...TEXTS, ...TIME_AND_MONEY } as Readonly<Record<string, WorkbookFunction>>;

const FUNCTIONS: ReadonlyMap<string, WorkbookFunction> = new Map([
  ...NAMES.map((name) => [name, (library as unknown as Record<string, WorkbookFunction>)[name]] as const),
  ...Object.entries(OWN),
] as readonly (readonly [string, WorkbookFunction])[]);

/** In the order of the alphabet. */
export const FUNCTION_NAMES: readonly string[] = [...FUNCTIONS.keys()].sort();

export function isFunction(name: string): boolean {
  return FUNCTIONS.has(name);
}

/** Result of a function; an `Error` where it has none, as in a workbook. */
export function callFunction(name: string, args: readonly unknown[]): unknown {
  try {
    return (FUNCTIONS.get(name) as WorkbookFunction)(...args);
  } catch (error) {
    return error instanceof Error ? new Error('#VALUE!', { cause: error }) : new Error('#VALUE!');
  }
}

/** Has areas as rows and columns, faults among them; each must be one area in a workbook. */
export const RANGED: ReadonlySet<string> = new Set([...Object.keys(CONDITIONAL), ...Object.keys(LOOKUPS)]);

/** Takes any number of arguments, so that one that is several areas may stand as several. */
export const SPREAD = new Set([
  'AVERAGE',
  'CONCAT',
  'COUNT',
  'COUNTA',
  'MAX',
  'MEDIAN',
  'MIN',
  'NPV',
  'PRODUCT',
  'STDEV',
  'SUM',
  'SUMSQ',
  'TEXTJOIN',
  'VAR',
]);
