import { PERSONAL_NAME, SCORE_NAME } from './column-names.ts';
import { toFigure } from './profile.ts';
import { formatOf, kindsOf, type Measure } from './measures.ts';
import { askGrouped, role, type Ask, type Question } from './question.ts';
import type { ReadColumn } from './read-columns.ts';
import { quote, rowsSet, toAlias, type DerivedColumn, type EveryGroup } from './set-plan.ts';
import type { Subject } from './subject.ts';

const BINS = 12;
const ROWS_SHOWN = 100;
const COLUMNS_SHOWN = 8;

/** Figures that a head of a screen has at least, where there are so many. */
const FIGURES_WANTED = 4;
/** A table of fewer rows is a summary: how many there are says nothing. */
const SUMMARY_ROWS = 40;

/** Measures, different things, rows; where these are few also how many values the categories have. */
function totalsOf({ measures, count, things, categories, rows, time, words }: Subject): Measure[] {
  const hasOthers = !measures.includes(count);
  const isTelling = rows > SUMMARY_ROWS && time?.nature !== 'measured';
  const counted = hasOthers && isTelling ? [count] : [];
  const known = [...measures.slice(0, 5), ...things.slice(0, 2), ...counted];
  const kinds = categories.filter(({ distinct }) => distinct > 2);
  return [...known, ...kinds.map((one) => kindsOf(one, words)).slice(0, Math.max(0, FIGURES_WANTED - known.length))];
}

/** Key figures over all rows. */
export function totalFigures(...[subject, filter]: Ask): Question[] {
  const { words, columns } = subject;
  const shown = totalsOf(subject);
  const names = columns.map(({ name }) => name);
  const field = toAlias(words.range, names);
  const derived = [{ alias: field, sql: `'${words.all}'` }];
  const { set, aliases } = askGrouped(subject, filter, { name: words.totals, by: [field], measures: shown, derived });
  return shown.map((measure, at) => ({
    kind: 'figure',
    title: measure.label,
    set,
    type: 'number-card',
    mapping: [role('value', aliases[at]!)],
    setup: { valueRow: 'first', isShowTrend: false, ...formatOf(measure) },
    about: [measure.field || '*', measure.func],
  }));
}

/** A step of 1, 2 or 5 times a power of ten that makes about so many bins. */
export function niceStep(range: number, bins: number): number {
  const raw = range / bins;
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= raw * 0.999) ?? 10 * power;
}

/** The beginning of a bin in a large unit; one with decimals is cast, or it would be written with all digits of a double. */
function binSql(column: string, step: number, factor: number): string {
  const width = step / factor;
  const decimals = Math.max(0, -Math.floor(Math.log10(width)));
  const start = `floor(${column} / ${plain(step)}) * ${plain(width)}`;
  return decimals === 0 ? start : `cast(${start} as decimal(18, ${decimals}))`;
}

/** Where the bins begin, from the first to the last: those without a row stand between the others. */
function binStarts(min: number, max: number, step: number, factor: number): string[] {
  const [first, last] = [Math.floor(min / step), Math.floor(max / step)];
  const width = step / factor;
  const decimals = Math.max(0, -Math.floor(Math.log10(width)));
  return Array.from({ length: last - first + 1 }, (_, at) => ((first + at) * width).toFixed(decimals));
}

const plain = (value: number) => value.toFixed(Math.max(0, -Math.floor(Math.log10(value))));

/** How the values of a measure are spread over their range. */
export function spreadQuestions(...[subject, filter]: Ask): Question[] {
  const { columns, words, count, base } = subject;
  const names = columns.map(({ name }) => name);
  const spread = columns.filter(({ role: one, distinct }) => one === 'measure' && distinct > BINS);
  return spread.slice(0, 2).flatMap((column): Question[] => {
    const [min, max] = [toFigure(column.min), toFigure(column.max)];
    if (min === null || max === null || max <= min) return [];
    const [factor, large] = words.large.find(([one]) => max - min >= one * 10) ?? [1, ''];
    const title = words.spread(column.label);
    const alias = toAlias(words.from(column.label), names);
    const step = niceStep(max - min, BINS);
    const derived = [{ alias, sql: binSql(quote(base, column.name), step, factor) }];
    const every = { alias, values: binStarts(min, max, step, factor), fields: [column.name] };
    const counted = { ...count, field: column.name };
    const value = { title, alias, derived, column, unit: large + column.unit, every };
    return [byValue([subject, filter], value, counted)];
  });
}

/** How often each answer was given, where there are few of them. */
export function answerQuestions(...[subject, filter]: Ask): Question[] {
  const { columns, words, count } = subject;
  const isScale = ({ role: one, type, func, distinct, min }: ReadColumn) =>
    one === 'measure' &&
    type === 'integer' &&
    func === 'AVG' &&
    distinct >= 3 &&
    distinct <= BINS &&
    toFigure(min) === 1;
  // One column of small numbers is a number of things as often as an answer.
  const scales = columns.filter(isScale);
  const isAnswer = (column: ReadColumn) => isScale(column) && (SCORE_NAME.test(column.label) || scales.length > 2);
  return columns.filter(isAnswer).map((column) => {
    const value = { title: words.answers(column.label), alias: column.name, derived: [], column, unit: column.unit };
    return { ...byValue([subject, filter], value, count), kind: 'answers' };
  });
}

interface Value {
  readonly title: string;
  readonly alias: string;
  readonly derived: readonly DerivedColumn[];
  readonly column: ReadColumn;
  readonly unit: string;
  readonly every?: EveryGroup;
}

/** Rows by a value, in its order. */
function byValue(
  [subject, filter]: Ask,
  { title, alias, derived, column, unit, every }: Value,
  count: Measure,
): Question {
  const grouped = { name: title, by: [alias], measures: [count], derived, present: [column.name], orderBy: alias };
  const grouping = { ...grouped, ...(every && { every }) };
  const { set, aliases } = askGrouped(subject, filter, grouping);
  return {
    kind: 'spread',
    title,
    set,
    type: 'bar-chart',
    mapping: [role('xAxis', alias), role('bar', aliases[0]!, count.label)],
    setup: { isShowLegend: false, isShow: false, maxWidth: 60, radius: 2, nameX: unit },
    about: [column.name, 'spread'],
  };
}

/** Two measures of every category as points. */
export function scatterQuestions(...[subject, filter]: Ask): Question[] {
  const { categories, names, measures, words } = subject;
  const points = [...names, ...categories].find(({ distinct }) => distinct >= 8 && distinct <= 400);
  const [one, other] = measures;
  if (!points || !one || !other) return [];
  const isAlone = points.role === 'name';
  const [across, up] = [one, other].map(({ name, label }) => (isAlone ? name : label)) as [string, string];
  const title = words.scatter(across, up);
  const { set, aliases } = askGrouped(subject, filter, { name: title, by: [points.name], measures: [one, other] });
  const mapping = [role('xAxis', aliases[0]!, across), role('scatter', aliases[1]!, up), role('name', points.name)];
  return [
    {
      kind: 'scatter',
      title,
      set,
      type: 'scatter-chart',
      mapping,
      setup: { isShowLegend: false, scale: true },
      about: [points.name, one.field, other.field],
    },
  ];
}

/** Columns of rows, the most telling first: when, how much, of what, which. */
function tellingColumns({ columns, measures: ranked, categories: useful }: Subject): ReadColumn[] {
  const shown = columns.filter(
    ({ filled, label, role: one }) => filled > 0 && one !== 'none' && !PERSONAL_NAME.test(label),
  );
  const ofRoles = (...roles: readonly ReadColumn['role'][]) => shown.filter((column) => roles.includes(column.role));
  const rankOf = ({ name }: ReadColumn) => ranked.findIndex(({ field }) => field === name);
  const isFlag = (column: ReadColumn) => Number(!useful.includes(column));
  const [times, names, measures, categories, ids] = [
    ofRoles('time', 'period'),
    ofRoles('name'),
    ofRoles('measure').toSorted((a, b) => rankOf(a) - rankOf(b)),
    ofRoles('category').toSorted((a, b) => isFlag(a) - isFlag(b)),
    ofRoles('id'),
  ];
  const turns = [times, names, measures, categories, ids];
  const longest = Math.max(...turns.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, turn) => turns.flatMap((some) => some[turn] ?? [])).flat();
  return mixed.length > 0 ? mixed : columns.filter(({ filled }) => filled > 0);
}

/** The rows themselves, the latest first. */
export function rowQuestions(...[subject, filter]: Ask): Question[] {
  const { columns, words, base, name, time } = subject;
  const telling = tellingColumns(subject)
    .slice(0, COLUMNS_SHOWN)
    .map((column) => column.name);
  const shown = columns.map((column) => column.name).filter((one) => telling.includes(one));
  if (shown.length === 0) return [];
  const title = time ? words.latestRows : words.rows;
  const latestBy = time?.column.name;
  // A number that names something is no amount: as a text it is shown without separators.
  const asText = columns
    .filter((column) => column.role === 'id' && column.type !== 'string')
    .map((column) => column.name);
  const rows = { name: `${title} · ${name}`, columns: shown, asText, filter, latestBy, limit: ROWS_SHOWN };
  const set = rowsSet(base, rows);
  const mapping = shown.map((field) => role('text', field));
  return [
    {
      kind: 'rows',
      title,
      set,
      type: 'table',
      mapping,
      telling,
      setup: { fontSizeHeader: 15, fontSizeBody: 14 },
      about: ['rows'],
    },
  ];
}
