import { toFigure } from './profile.ts';
import { formatOf } from './measures.ts';
import { askGrouped, role, type Ask, type Question } from './question.ts';
import type { ReadColumn } from './read-columns.ts';
import { quote, rowsSet, toAlias } from './set-plan.ts';

const BINS = 12;
const ROWS_SHOWN = 100;
const COLUMNS_SHOWN = 7;

/** Key figures over all rows. */
export function totalFigures(...[subject, filter]: Ask): Question[] {
  const { words, measures, count, things, columns } = subject;
  const shown = [...measures.slice(0, 5), ...things.slice(0, 2), ...(measures.includes(count) ? [] : [count])];
  const field = toAlias(
    words.range,
    columns.map(({ name }) => name),
  );
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

/** The beginning of a bin; a step below one is cast, or it would be written with all digits of a double. */
function binSql(column: string, step: number): string {
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const width = step.toFixed(decimals);
  const start = `floor(${column} / ${width}) * ${width}`;
  return decimals === 0 ? start : `cast(${start} as decimal(18, ${decimals}))`;
}

export function spreadQuestions(...[subject, filter]: Ask): Question[] {
  const { columns, words, count, base } = subject;
  const names = columns.map(({ name }) => name);
  const spread = columns.filter(({ role: one, distinct }) => one === 'measure' && distinct > BINS);
  return spread.slice(0, 2).flatMap((column): Question[] => {
    const [min, max] = [toFigure(column.min), toFigure(column.max)];
    if (min === null || max === null || max <= min) return [];
    const step = niceStep(max - min, BINS);
    const title = words.spread(column.label);
    const alias = toAlias(`${column.label}_${subject.language === 'zh' ? '起' : 'from'}`, names);
    const sql = binSql(quote(base, column.name), step);
    const grouping = {
      name: title,
      by: [alias],
      measures: [count],
      derived: [{ alias, sql }],
      present: [column.name],
      orderBy: alias,
    };
    const { set, aliases } = askGrouped(subject, filter, grouping);
    const mapping = [role('xAxis', alias), role('bar', aliases[0]!, count.label)];
    const setup = { isShowLegend: false, isShow: false, maxWidth: 60, radius: 2, nameX: column.unit };
    return [{ kind: 'spread', title, set, type: 'bar-chart', mapping, setup, about: [column.name, 'spread'] }];
  });
}

/** Two measures of every category as points. */
export function scatterQuestions(...[subject, filter]: Ask): Question[] {
  const { categories, names, measures, words } = subject;
  const points = [...names, ...categories].find(({ distinct }) => distinct >= 8 && distinct <= 400);
  const [one, other] = measures;
  if (!points || !one || !other) return [];
  const title = words.scatter(one.label, other.label);
  const { set, aliases } = askGrouped(subject, filter, { name: title, by: [points.name], measures: [one, other] });
  const mapping = [
    role('xAxis', aliases[0]!, one.label),
    role('scatter', aliases[1]!, other.label),
    role('name', points.name),
  ];
  return [
    {
      kind: 'scatter',
      title,
      set,
      type: 'scatter-chart',
      mapping,
      setup: { isShowLegend: false },
      about: [points.name, one.field, other.field],
    },
  ];
}

/** The rows themselves, the latest first. */
export function rowQuestions(...[subject, filter]: Ask): Question[] {
  const { columns, words, base, name, time } = subject;
  const weight = ({ role: one }: ReadColumn) =>
    ['time', 'id', 'name', 'period', 'category', 'measure', 'none'].indexOf(one);
  const telling = columns.filter(({ filled, distinct, role: one }) => filled > 0 && (distinct > 1 || one !== 'none'));
  const chosen = new Set(
    (telling.length > 0 ? telling : columns).toSorted((a, b) => weight(a) - weight(b)).slice(0, COLUMNS_SHOWN),
  );
  const shown = columns.filter((column) => chosen.has(column)).map((column) => column.name);
  const title = time ? words.latestRows : words.rows;
  const set = rowsSet(base, {
    name: `${name} · ${title}`,
    columns: shown,
    filter,
    latestBy: time?.column.name,
    limit: ROWS_SHOWN,
  });
  return [
    {
      kind: 'rows',
      title,
      set,
      type: 'table',
      mapping: shown.map((field) => role('text', field)),
      setup: { fontSizeHeader: 15, fontSizeBody: 14 },
      about: ['rows'],
    },
  ];
}
