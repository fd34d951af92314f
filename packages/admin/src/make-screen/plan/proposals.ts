import { LIMITS, type Language, type ScreenDocument, type Text, type WidgetNode } from '@aj-report/contract';
import {
  compareQuestions,
  mapQuestions,
  matrixQuestions,
  rankingQuestions,
  shareQuestions,
  stageQuestions,
  treeQuestions,
  wordQuestions,
} from './group-questions.ts';
import { layOut, type Placed } from './layout.ts';
import type { TableProfile } from './profile.ts';
import { askGrouped, type Question } from './question.ts';
import type { ChosenReadings } from './read-columns.ts';
import { rhythmQuestions } from './rhythm-questions.ts';
import { answerQuestions, rowQuestions, scatterQuestions, spreadQuestions, totalFigures } from './row-questions.ts';
import type { FilterPlan, PlanBase, SetPlan } from './set-plan.ts';
import { filterOf, toSubject, type Subject } from './subject.ts';
import { splitQuestions, timeFigures, trendQuestions } from './time-questions.ts';
import { VARIETIES, type Variety } from './varieties.ts';
import { card, filterWidget, head } from './widgets.ts';

/** A whole screen that could be made: its document names sets by the keys of their plans. */
export interface Proposal {
  readonly id: Variety['id'];
  readonly label: Text;
  readonly summary: Text;
  readonly document: ScreenDocument;
  readonly sets: readonly SetPlan[];
}

/** px */
const WALL = { width: LIMITS.screenWidth, height: LIMITS.screenHeight, head: 100, margin: 24 };
const FIGURES = 144;
const FIGURES_MAX = 5;

const ASKS = [
  mapQuestions,
  trendQuestions,
  splitQuestions,
  rankingQuestions,
  shareQuestions,
  stageQuestions,
  compareQuestions,
  treeQuestions,
  matrixQuestions,
  rhythmQuestions,
  answerQuestions,
  spreadQuestions,
  scatterQuestions,
  wordQuestions,
  rowQuestions,
] as const;

/** Screens for one table, each another way to look at it. Empty for a table without rows or columns. */
export function propose(
  profile: TableProfile,
  base: PlanBase,
  language: Language,
  chosen: ChosenReadings = {},
): Proposal[] {
  if (profile.rows === 0 || profile.columns.length === 0) return [];
  const subject = toSubject(profile, base, language, chosen);
  return VARIETIES.map((variety) => toProposal(subject, variety));
}

/** Everything worth asking of a table, for charts of one's own choice: figures first, then as screens order them. */
export function questionsFor(profile: TableProfile, base: PlanBase, language: Language): readonly Question[] {
  if (profile.rows === 0 || profile.columns.length === 0) return [];
  const subject = toSubject(profile, base, language);
  return [...figuresOf(subject, undefined), ...ASKS.flatMap((ask) => ask(subject, undefined))];
}

/** Figures with their course come first; of the others those that are not among them. */
function figuresOf(subject: Subject, filter: FilterPlan | undefined): Question[] {
  const moving = timeFigures(subject, filter);
  const still = totalFigures(subject, filter).filter(({ about }) => !moving.some((one) => one.about[0] === about[0]));
  return [...moving, ...still].slice(0, FIGURES_MAX);
}

function toProposal(subject: Subject, variety: Variety): Proposal {
  const filter = variety.hasFilter ? filterOf(subject) : undefined;
  const questions = ASKS.flatMap((ask) => ask(subject, filter));
  const figures = figuresOf(subject, filter);
  const { width, height, head: top, margin } = variety.size ?? WALL;
  const room = { left: margin, top, width: width - 2 * margin, height: height - top - margin };
  const filterBox = filter ? variety.filterBox : undefined;
  const { figureBoxes, rest } = variety.placeFigures(room, figures.length, FIGURES);
  const placed: Placed[] = [
    ...figures.map((question, at) => ({ question, box: figureBoxes[at]! })),
    ...layOut(variety.rows, questions, rest),
  ];
  const widgets = placed.flatMap(({ question, box }, at) => card(idOf(question, at), box, question, variety.look));
  const targets = placed.map(({ question }, at) => idOf(question, at));
  const choices = filter && choicesOf(subject, filter);
  const chooser =
    choices && filterBox
      ? [filterWidget(filterBox, { plan: filter, set: choices, targets, align: variety.filterAlign }, subject.words)]
      : [];
  const title = subject.words.title(subject.name).slice(0, 100);
  return {
    id: variety.id,
    label: variety.label,
    summary: variety.summary,
    document: toDocument(title, subject, variety, [...head(title, variety.look, width), ...chooser, ...widgets]),
    sets: uniqueSets([...placed.map(({ question }) => question.set), ...(choices ? [choices] : [])]),
  };
}

function idOf({ kind }: Question, at: number): string {
  return `${kind}-${at + 1}`;
}

function choicesOf(subject: Subject, { column }: FilterPlan): SetPlan {
  const { words, count } = subject;
  return askGrouped(subject, undefined, {
    name: words.choices(column.label),
    by: [column.name],
    measures: [count],
    present: [],
  }).set;
}

function toDocument(title: string, subject: Subject, { look, size }: Variety, widgets: WidgetNode[]): ScreenDocument {
  const { width, height } = size ?? WALL;
  return {
    reportCode: 'proposal',
    dashboard: {
      title,
      description: subject.words.description(subject.name).slice(0, 255),
      language: subject.language,
      theme: look.theme,
      width,
      height,
      // A column that is longer than its window is scrolled.
      fit: size ? 'width' : 'contain',
    },
    widgets,
  };
}

/** Each set once, each with a name of its own. */
function uniqueSets(sets: readonly SetPlan[]): SetPlan[] {
  const byKey = new Map(sets.map((set) => [set.key, set]));
  const names = new Set<string>();
  return [...byKey.values()].map((set) => {
    let name = set.name;
    for (let n = 2; names.has(name); n++) name = `${set.name.slice(0, LIMITS.dataSetNameMax - 3)} ${n}`;
    names.add(name);
    return { ...set, name };
  });
}
