import { numberFormatKind, type NumberFormatKind } from '@aj-report/contract';

/** What a number format makes of a number; small integers because they are kept by the million. */
export const FORMAT = {
  number: 0,
  date: 1,
  datetime: 2,
  time: 3,
  elapsed: 4,
  text: 5,
} as const satisfies Record<NumberFormatKind, number>;
export type FormatClass = (typeof FORMAT)[keyof typeof FORMAT];

/**
 * Classes of the built-in formats, those of Chinese, Japanese and Korean Excel included.
 * @source ECMA-376 part 1, 18.8.30 (numFmt)
 */
const BUILT_IN: ReadonlyMap<number, FormatClass> = new Map([
  ...range(14, 17, FORMAT.date),
  ...range(18, 21, FORMAT.time),
  ...range(22, 22, FORMAT.datetime),
  ...range(27, 31, FORMAT.date),
  ...range(32, 35, FORMAT.time),
  ...range(36, 36, FORMAT.date),
  ...range(45, 45, FORMAT.time),
  ...range(46, 46, FORMAT.elapsed),
  ...range(47, 47, FORMAT.time),
  ...range(49, 49, FORMAT.text),
  ...range(50, 54, FORMAT.date),
  ...range(55, 56, FORMAT.time),
  ...range(57, 58, FORMAT.date),
]);

function range(first: number, last: number, format: FormatClass): [number, FormatClass][] {
  return Array.from({ length: last - first + 1 }, (_, index) => [first + index, format]);
}

/** Class of a format that the workbook does not spell out. */
export function classOfBuiltIn(id: number): FormatClass {
  return BUILT_IN.get(id) ?? FORMAT.number;
}

/** Class of a format code, read from its first section. */
export function classOfCode(code: string): FormatClass {
  return FORMAT[numberFormatKind(code)];
}
