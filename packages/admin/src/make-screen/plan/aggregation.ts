import {
  ADDED_TIME_NAME,
  MEAN_NAME,
  MEAN_UNIT,
  PER_NAME,
  RUNNING_NAME,
  SCORE_TOTAL_NAME,
  STOCK_NAME,
  SUM_NAME,
  SUM_UNIT,
  WEIGHT_NAME,
} from './amount-names.ts';

/** How numbers of a column are put together over rows. */
export type Aggregation = 'SUM' | 'AVG';

export interface Countable {
  readonly name: string;
  /** Its name as people say it, without the unit. */
  readonly label: string;
  readonly unit: string;
}

/** What the values of columns tell, by the names of the columns. */
export interface ValueSigns {
  /** Each row holds those before it. */
  readonly running: ReadonlySet<string>;
  /** Values stand close around their mean, as properties of things of one kind do and amounts do not. */
  readonly narrow: ReadonlySet<string>;
}

/** What name, unit and values say for sure; undefined where they say nothing. */
function surely({ name, label, unit }: Countable, hasCourse: boolean, signs: ValueSigns): Aggregation | undefined {
  if (signs.running.has(name) || RUNNING_NAME.test(label) || PER_NAME.test(label)) return 'AVG';
  if (SCORE_TOTAL_NAME.test(label)) return 'AVG';
  if (ADDED_TIME_NAME.test(label)) return 'SUM';
  if (WEIGHT_NAME.test(label) && signs.narrow.has(name)) return 'AVG';
  const isTotal = /总(?!体|评)|合计|total/iu.test(label);
  if (MEAN_NAME.test(label) && !isTotal) return 'AVG';
  if (unit !== '' && MEAN_UNIT.test(unit)) return 'AVG';
  // What is there at a moment is there again the day after.
  if (STOCK_NAME.test(label)) return hasCourse ? 'AVG' : 'SUM';
  return SUM_NAME.test(label) || SUM_UNIT.test(unit) ? 'SUM' : undefined;
}

/**
 * How each column is put together. A total and its parts are of one kind, and one of them that is sure decides for all.
 * What nothing tells is averaged: a mean of amounts says little, a sum of readings is wrong.
 * @param totals - columns that are the sum of others, with their parts
 * @param hasCourse - the rows are of several moments
 * @param signs - what the values tell
 */
export function aggregationsOf(
  columns: readonly Countable[],
  totals: ReadonlyMap<string, readonly string[]>,
  hasCourse: boolean,
  signs: ValueSigns,
): ReadonlyMap<string, Aggregation> {
  const sure = new Map(columns.map((column) => [column.name, surely(column, hasCourse, signs)] as const));
  for (const [total, parts] of totals) {
    const family = [total, ...parts];
    const known = family.map((name) => sure.get(name));
    const decided = known.includes('AVG') ? 'AVG' : known.find((one) => one !== undefined);
    for (const name of family) sure.set(name, decided);
  }
  return new Map([...sure].map(([name, one]) => [name, one ?? 'AVG'] as const));
}
