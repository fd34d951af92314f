import * as library from '@formulajs/formulajs';

/**
 * Functions of a workbook that formulas may call: those whose answer depends on their arguments alone, and which
 * spreadsheet programs know under the same name.
 */
const NAMES = `ABS AND AVERAGE AVERAGEIF CEILING CHOOSE CONCATENATE COUNT COUNTA COUNTBLANK COUNTIF DATE DAY DAYS EDATE
EOMONTH EXP FIND FLOOR IF IFERROR INT ISBLANK ISNUMBER ISTEXT LARGE LEFT LEN LN LOG LOG10 LOWER MAX MEDIAN MID MIN MOD
MONTH NOT OR PI POWER PRODUCT QUOTIENT RANK REPT RIGHT ROUND ROUNDDOWN ROUNDUP SEARCH SIGN SMALL SQRT STDEV SUBSTITUTE
SUM SUMIF SUMPRODUCT SUMSQ TEXT TRIM TRUNC UPPER VALUE VAR WEEKDAY YEAR`.split(/\s+/);

type WorkbookFunction = (...args: readonly unknown[]) => unknown;

const FUNCTIONS: ReadonlyMap<string, WorkbookFunction> = new Map(
  NAMES.map((name) => [name, (library as unknown as Record<string, WorkbookFunction>)[name] as WorkbookFunction]),
);

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

/** Takes any number of arguments, so that one that is several areas may stand as several. */
export const SPREAD = new Set([
  'AVERAGE',
  'COUNT',
  'COUNTA',
  'MAX',
  'MEDIAN',
  'MIN',
  'PRODUCT',
  'STDEV',
  'SUM',
  'SUMSQ',
  'VAR',
]);
