import { knownOrder } from '@aj-report/contract';
import { isOrdinal, SCORE_NAME, STAGE_NAME } from './column-names.ts';
import { formatOf, shareAxis, type Measure } from './measures.ts';
import { askGrouped, role, type Ask, type Question } from './question.ts';
import type { ReadColumn } from './read-columns.ts';
import { quote, toAlias } from './set-plan.ts';
import { determines } from './profile.ts';
import { isSparse, type Subject } from './subject.ts';
import type { PlanWords } from './words.ts';

/** Most sectors of a pie, bars whose names can be read, cells along one side of a matrix. */
const SECTORS_MAX = 8;
const BARS_MAX = 12;
const CELLS_MAX = 24;
/** Most means beside each other. */
const ALIKE_MAX = 4;
const RANKED_MIN = 5;
/** More bars of one measure are a ranking. */
const UNRANKED_MAX = 8;

interface Drawn {
  readonly kind: Question['kind'];
  readonly type: string;
  readonly title: string;
  readonly roles: readonly [category: string, measure: string];
  readonly setup?: Readonly<Record<string, unknown>>;
}

/** One measure by one category. */
function byCategory([subject, filter]: Ask, category: ReadColumn, measure: Measure, drawn: Drawn): Question {
  const { title, kind, type, roles, setup = {} } = drawn;
  const { field, derived } = groupOf(subject, category);
  // Rows without the category would be a group without a name.
  const present = category.filled < subject.rows ? [category.name] : [];
  const { set, aliases } = askGrouped(subject, filter, {
    name: title,
    by: [field],
    measures: [measure],
    derived,
    present,
  });
  return {
    kind,
    title,
    set,
    type,
    mapping: [role(roles[0], field), role(roles[1], aliases[0]!, measure.label)],
    setup: { ...formatOf(measure), ...setup },
    about: [category.name, measure.field],
  };
}

/** Ages and ranges: their texts begin with a number, by which they stand; groups come from a source in any order. */
const STARTS_WITH_NUMBER = /^\s*\d/u;

/** The largest first, unless the categories have an order of their own. */
const inGoodOrder = ({ name, samples }: ReadColumn, measure: string): Pick<Question, 'sort'> => {
  const texts = samples.map(String);
  if (knownOrder(texts)) return {};
  if (!isOrdinal(texts)) return { sort: { field: measure, order: 'desc' } };
  return texts.every((text) => STARTS_WITH_NUMBER.test(text)) ? { sort: { field: name, order: 'asc' } } : {};
};

const NAME_VALUE = ['name', 'value'] as const;

const ranksRows = ({ func, label }: Measure) => func === 'SUM' || (func === 'AVG' && SCORE_NAME.test(label));

export function rankingQuestions(...ask: Ask): Question[] {
  const [{ categories, names, measures, words, count, rows }] = ask;
  const ranked = [
    ...categories.filter(({ distinct }) => distinct >= RANKED_MIN),
    ...names.filter(({ distinct }) => distinct >= RANKED_MIN),
  ];
  return ranked.slice(0, 4).flatMap((category, at) => {
    // Rows that all differ are ranked by what they have or have scored, not by how many they are.
    const fitting = category.role === 'name' ? measures.filter(ranksRows) : measures;
    const chosen = fitting[at % Math.max(1, Math.min(2, fitting.length))];
    const measure = category.role === 'category' && isSparse(category, rows) ? count : chosen;
    if (!measure) return [];
    const title = words.ranking(category.role === 'name' ? measure.name : measure.label, category.label);
    return [
      byCategory(ask, category, measure, {
        kind: 'ranking',
        type: 'ranking-list',
        title,
        roles: NAME_VALUE,
      }),
    ];
  });
}

const additiveOf = ({ measures, count }: Subject) =>
  measures
    .filter(({ isAdditive }) => isAdditive)
    .slice(0, 2)
    .concat(measures.includes(count) ? [] : [count]);

export function shareQuestions(...ask: Ask): Question[] {
  const [subject] = ask;
  const additive = additiveOf(subject);
  const setup = { innerNumber: 58, outerNumber: 82, isShow: false, isShowLegend: true, isShowTotal: true };
  const few = subject.categories.filter(({ distinct }) => distinct <= SECTORS_MAX).slice(0, 4);
  return [...few, ...subject.flags.slice(0, 1)].map((category, at) => {
    const measure = additive[at % additive.length]!;
    const isFlag = subject.flags.includes(category);
    const title = subject.words.share(measure.label, isFlag ? subject.words.whether(category.label) : category.label);
    const share = byCategory(ask, category, measure, {
      kind: 'share',
      type: 'pie-chart',
      title,
      roles: NAME_VALUE,
      setup,
    });
    return { ...share, ...inGoodOrder({ ...category, name: share.mapping[0]!.field }, share.mapping[1]!.field) };
  });
}

/** A category as rows are grouped by it: true and false become words. */
function groupOf({ base, words, columns }: Subject, { name, label, type }: ReadColumn) {
  if (type !== 'boolean') return { field: name, derived: [] };
  const names = columns.map((column) => column.name);
  const field = toAlias(`${words.whether(label)}_${words.yes}`, names);
  const column = quote(base, name);
  return {
    field,
    derived: [
      { alias: field, sql: `case when ${column} then '${words.yes}' when not ${column} then '${words.no}' end` },
    ],
  };
}

export function treeQuestions(...ask: Ask): Question[] {
  const [subject, filter] = ask;
  const { words, rows } = subject;
  const categories = subject.categories.filter((one) => !isSparse(one, rows));
  const measure = additiveOf(subject)[0]!;
  const outer = categories.find(({ distinct }) => distinct <= SECTORS_MAX);
  const inner = categories.find((one) => one !== outer && one.distinct > 2 && one.distinct <= BARS_MAX);
  if (!outer || !inner) return [];
  const title = words.matrix(measure.label, outer.label, inner.label);
  const by = [outer.name, inner.name];
  const { set, aliases } = askGrouped(subject, filter, { name: title, by, measures: [measure] });
  const mapping = [...by.map((field) => role('name', field)), role('value', aliases[0]!, measure.label)];
  return [{ kind: 'tree', title, set, type: 'treemap', mapping, setup: {}, about: [...by, measure.field] }];
}

/** Measures beside each other for every category. */
export function compareQuestions(...[subject, filter]: Ask): Question[] {
  const { categories, names, measures, words, rows } = subject;
  const few = [...categories, ...names].filter(
    (one) => one.distinct >= 3 && one.distinct <= BARS_MAX && !isSparse(one, rows),
  );
  return few.slice(0, 3).flatMap((category, at): Question[] => {
    const first = measures[at % measures.length]!;
    const alike = measures.filter((one) => one !== first && shareAxis(one, first, measures) && isNear(one, first));
    const shown = [first, ...alike.slice(0, first.func === 'AVG' ? ALIKE_MAX - 1 : 1)];
    const labels = shown.map(({ label }) => label);
    if (shown.length === 1 && category.distinct > UNRANKED_MAX) return [];
    const title = titleOfComparison(words, labels, category.label);
    const { set, aliases } = askGrouped(subject, filter, { name: title, by: [category.name], measures: shown });
    return [
      {
        kind: 'compare',
        title,
        set,
        type: 'bar-chart',
        mapping: [role('xAxis', category.name), ...aliases.map((alias, n) => role('bar', alias, labels[n]))],
        ...inGoodOrder(category, aliases[0]!),
        setup: { isShowLegend: shown.length > 1, isShow: shown.length === 1, maxWidth: 28 },
        about: [category.name, ...shown.map(({ field }) => field)],
      },
    ];
  });
}

function titleOfComparison(words: PlanWords, labels: readonly string[], category: string): string {
  if (labels.length > 2) return words.compareAll(category);
  return labels.length > 1 ? words.compare(labels, category) : words.by(labels[0]!, category);
}

function isNear(a: Measure, b: Measure): boolean {
  const [less, more] = [a.total, b.total].toSorted((x, y) => x - y);
  return less! > 0 && more! / less! <= 10;
}

/** Whether two categories cross: a city stands in one province, and both would fill a diagonal. */
function crosses(sample: Subject['sample'], one: ReadColumn, other: ReadColumn): boolean {
  return one !== other && !determines(sample, one.name, other.name) && !determines(sample, other.name, one.name);
}

export function matrixQuestions(...[subject, filter]: Ask): Question[] {
  const { categories, periods, measures, words, rows, sample } = subject;
  const fitting = [...periods, ...categories]
    .filter((one) => one.distinct >= 3 && one.distinct <= CELLS_MAX && !isSparse(one, rows))
    .toSorted((a, b) => b.distinct - a.distinct);
  const across = fitting.find((one) => fitting.some((other) => crosses(sample, one, other)));
  const down = fitting.find((one) => across && crosses(sample, across, one));
  const measure = measures[0]!;
  if (!across || !down) return [];
  const title = words.matrix(measure.label, down.label, across.label);
  const by = [across.name, down.name];
  const { set, aliases } = askGrouped(subject, filter, { name: title, by, measures: [measure] });
  const mapping = [role('xAxis', across.name), role('yAxis', down.name), role('series', aliases[0]!, measure.label)];
  return [
    {
      kind: 'matrix',
      title,
      set,
      type: 'heat-map',
      mapping,
      setup: { isShowScale: false, isShow: false, tileGap: 2 },
      about: [...by, measure.field],
    },
  ];
}

export function mapQuestions(...ask: Ask): Question[] {
  const [{ categories, names, measures, words }] = ask;
  return [...categories, ...names]
    .filter(({ region }) => region !== undefined)
    .slice(0, 1)
    .map((category) => {
      const measure = measures[0]!;
      const setup = { isShowTitle: false, scope: category.region };
      return byCategory(ask, category, measure, {
        kind: 'map',
        type: 'tile-map',
        title: words.map(measure.label, category.label),
        roles: NAME_VALUE,
        setup,
      });
    });
}

export function stageQuestions(...ask: Ask): Question[] {
  const [subject] = ask;
  const measure = additiveOf(subject).at(-1)!;
  return subject.categories
    .filter(({ label, distinct }) => STAGE_NAME.test(label) && distinct >= 3 && distinct <= SECTORS_MAX)
    .slice(0, 1)
    .map((category) =>
      byCategory(ask, category, measure, {
        kind: 'stages',
        type: 'funnel-chart',
        title: subject.words.stages(measure.label, category.label),
        roles: NAME_VALUE,
      }),
    );
}

export function wordQuestions(...ask: Ask): Question[] {
  const [subject] = ask;
  const measure = additiveOf(subject)[0]!;
  return subject.categories
    .filter(({ distinct, type }) => distinct >= 10 && type === 'string')
    .slice(0, 1)
    .map((category) =>
      byCategory(ask, category, measure, {
        kind: 'words',
        type: 'word-cloud',
        title: subject.words.by(measure.label, category.label),
        roles: NAME_VALUE,
      }),
    );
}
