import type { AskedSort, Linkage, Mapping, WidgetNode } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { Box } from './layout.ts';
import { setupFor, type Question } from './question.ts';
import type { FilterPlan, SetPlan } from './set-plan.ts';
import type { PlanWords } from './words.ts';

/** How a variety of screens looks. */
export interface Look {
  readonly theme: string;
  readonly frame: string;
  readonly title: {
    readonly kind: 'bar' | 'text';
    readonly showtype?: string;
    readonly left: number;
    readonly width: number;
    /** px of its letters; absent = as large as a wall has room for. */
    readonly size?: number;
  };
  readonly hasClock: boolean;
}

/** ms; what people import by hand changes seldom */
const REFRESH_MS = 60_000;
/** px */
const PADDING = 12;
const CAPTION = 48;

function bound(set: SetPlan, mapping: readonly Mapping[], sort?: AskedSort): NonNullable<WidgetNode['data']> {
  return {
    dataType: 'dynamic',
    setCode: set.key,
    refreshTime: REFRESH_MS,
    mapping: [...mapping],
    contextData: {},
    ...(sort && { sort }),
  };
}

function frame(id: string, box: Box, title: string, { frame: showtype }: Look): WidgetNode {
  return { id, type: 'border', layerName: title, ...box, setup: { showtype, isAnimated: false } };
}

/** px of the letters of axes and legends, read from a few metres away */
const CHART = {
  isShowTitle: false,
  textFontSizeX: 13,
  textFontSizeY: 13,
  textFontSizeYLeft: 13,
  textFontSizeYRight: 13,
  legendFontSize: 13,
  marginTop: 8,
};

/** A question in a frame, below its title. */
export function card(id: string, box: Box, question: Question, look: Look): WidgetNode[] {
  const { title, type, set, setup } = question;
  if (question.kind === 'figure') return [figure(id, box, question)];
  const inner = {
    left: box.left + PADDING,
    top: box.top + CAPTION,
    width: box.width - 2 * PADDING,
    height: box.height - CAPTION - PADDING,
  };
  return [
    frame(`${id}-frame`, box, title, look),
    caption(`${id}-title`, { left: box.left + 20, top: box.top + 10, width: box.width - 40, height: 30 }, title),
    {
      id,
      type,
      layerName: title,
      ...inner,
      setup: setupFor(type, { ...CHART, ...visible(question, inner), ...setup }),
      data: bound(set, fitting(question, inner), question.sort),
    },
  ];
}

/** The widget of a question alone, with its own title, in a box that suits it. */
export function chartOf(id: string, question: Question): WidgetNode {
  const box = { left: 0, top: 0, ...declarations[question.type]!.size };
  if (question.kind === 'figure') return figure(id, box, question);
  const { title, type, set, setup } = question;
  const titled = { isShowTitle: true, text: title };
  return {
    id,
    type,
    layerName: title,
    ...box,
    setup: setupFor(type, { ...visible(question, box), ...setup, ...titled }),
    data: bound(set, fitting(question, box), question.sort),
  };
}

/** px of a row of a ranking, of a row and of a column of a table */
const RANKED_ROW = 45;
const TABLE_ROW = 40;
const TABLE_COLUMN = 118;

/** What depends on the room that there is. */
function visible({ type }: Question, { width, height }: Box): Readonly<Record<string, unknown>> {
  // Rows of a ranking grow with its box.
  const row = RANKED_ROW * Math.max(1, Math.min(width / 400, height / 320));
  if (type === 'ranking-list') return { limit: Math.max(3, Math.floor(height / row)) };
  return type === 'table' ? { vis: Math.max(3, Math.floor(height / TABLE_ROW) - 1) } : {};
}

/** The columns of a table that have room, the most telling ones, in their order. */
function fitting({ type, mapping, telling }: Question, { width }: Box): readonly Mapping[] {
  if (type !== 'table' || !telling) return mapping;
  const kept = new Set(telling.slice(0, Math.max(3, Math.floor(width / TABLE_COLUMN))));
  return mapping.filter(({ field }) => kept.has(field));
}

function figure(id: string, box: Box, { title, type, set, mapping, setup }: Question): WidgetNode {
  return {
    id,
    type,
    layerName: title,
    ...box,
    setup: setupFor(type, { titleText: title, ...setup }),
    data: bound(set, mapping),
  };
}

function caption(id: string, box: Box, text: string): WidgetNode {
  return {
    id,
    type: 'text',
    layerName: text,
    ...box,
    setup: { text, textAlign: 'left', fontSize: 17, fontWeight: 'bold', color: 'var(--aj-title)' },
  };
}

function clock(width: number): WidgetNode {
  return {
    id: 'now',
    type: 'time',
    layerName: 'now',
    left: width - 24 - 396,
    top: 34,
    width: 396,
    height: 30,
    setup: { timeFormat: 'year-h-m-s-week', fontSize: 17, textAlign: 'right', color: 'var(--aj-text-muted)' },
  };
}

/** Title with its ornament, and the time of day. */
export function head(title: string, { title: place, hasClock }: Look, width: number): WidgetNode[] {
  const { kind, showtype, left, size = 32 } = place;
  const node = { id: 'title', layerName: title, left, width: place.width };
  const text = { text: title, fontSize: size, fontWeight: 'bold', textAlign: 'left', color: 'var(--aj-title)' };
  const bar: WidgetNode =
    kind === 'text'
      ? { ...node, type: 'text', top: 20, height: 56, setup: text }
      : { ...node, type: 'title-bar', top: 10, height: 80, setup: { caption: title, captionSize: 34, showtype } };
  return hasClock ? [bar, clock(width)] : [bar];
}

/** Choices shown side by side; more are in a list. */
const TABS_MAX = 8;
/** px of a list of choices */
const LIST_WIDTH = 280;
/** px of a choice around its text, of a Chinese and of another character */
const CHOICE = { around: 38, wide: 15.5, narrow: 8.5 };

/** px that all choices of a filter take side by side. */
function choicesWidth({ column }: FilterPlan, all: string): number {
  const texts = [all, ...new Set(column.samples.map(String))];
  return Math.ceil(texts.map((text) => CHOICE.around + widthOf(text)).reduce((sum, one) => sum + one, 0));
}

function widthOf(text: string): number {
  return [...text].reduce((sum, one) => sum + (/\p{Script=Han}/u.test(one) ? CHOICE.wide : CHOICE.narrow), 0);
}

export interface FilterPlace {
  readonly plan: FilterPlan;
  readonly set: SetPlan;
  readonly targets: readonly string[];
  readonly align: 'left' | 'right';
}

/** What narrows the screen, linked with everything that follows it. */
export function filterWidget(box: Box, { plan, set, targets, align }: FilterPlace, words: PlanWords): WidgetNode {
  const { column, paramName } = plan;
  const needed = choicesWidth(plan, words.all);
  // Choices that are not all known may need more room.
  const isKnown = new Set(column.samples).size === column.distinct;
  const isRow = isKnown && column.distinct <= TABS_MAX && needed <= box.width;
  const linkage: Linkage[] = targets.map((targetId) => ({
    originId: 'filter',
    targetId,
    targetName: targetId,
    paramsConfig: [{ originKey: 'value', targetKey: paramName }],
  }));
  const setup = isRow
    ? { variant: 'pills', showAll: true, allText: words.all, fontSize: 15 }
    : { promptText: words.allOf(column.label), clearable: true, fontSize: 15 };
  const width = Math.min(box.width, isRow ? needed : LIST_WIDTH);
  const left = align === 'right' ? box.left + box.width - width : box.left;
  const mapping = [
    { role: 'label', field: column.name },
    { role: 'value', field: column.name },
  ];
  return {
    id: 'filter',
    type: isRow ? 'tabs' : 'drop-down',
    layerName: column.label,
    ...box,
    left,
    width,
    setup,
    data: bound(set, mapping),
    linkage,
  };
}
