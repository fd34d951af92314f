import { PHONE_WIDTH, type NormalScreen, type NormalWidget, type PhonePlace } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { bottomOf, rightOf, type Rect } from '../geometry/rect.ts';
import { GAP } from './free-place.ts';
import { contentsOf } from './groups.ts';

const FULL = PHONE_WIDTH - 2 * GAP;
const HALF = (FULL - GAP) / 2;
/** Share of the screen's width up to which a widget stands beside another. */
const NARROW_SHARE = 0.22;
/** Share of the screen from which on a widget is its ground. */
const GROUND_SHARE = 0.5;
/** Share of the screen's width up to which an ornament frames what stands in it; wider ones are banners. */
const FRAME_SHARE = 0.7;
/** Share of a widget that lies within what frames it; the rest may jut out. */
const WITHIN_SHARE = 0.9;
/** px of least and greatest height by kind; a widget keeps its proportions between them */
const HEIGHTS: Readonly<Record<string, readonly [number, number]>> = {
  text: [32, 110],
  form: [40, 64],
  chart: [220, 380],
  table: [220, 420],
};
const OTHER_HEIGHTS = [80, 420] as const;
/** The same of what frames others: charts or tables, or words and figures. */
const LARGE_FRAME = [260, 460] as const;
const SMALL_FRAME = [84, 200] as const;

/** Widgets that a phone shows at first: what says something, and what frames it. Grounds and other ornaments take room that it has not. */
export function widgetsForPhone(screen: NormalScreen): readonly string[] {
  const said = screen.widgets.filter((widget) => !widget.hidden && !isGround(screen, widget) && !isOrnament(widget));
  const frames = [...framesOf(screen, said).keys()];
  const shown = new Set([...said.map(({ id }) => id), ...frames]);
  return screen.widgets.filter(({ id }) => shown.has(id)).map(({ id }) => id);
}

/** A bar with the title is an ornament that says something: a phone begins with it. */
function isOrnament({ type }: NormalWidget): boolean {
  return declarations[type]?.category === 'decoration' && type !== 'title-bar';
}

function isGround(screen: NormalScreen, { id, width, height }: NormalWidget): boolean {
  const { dashboard } = screen;
  return width * height >= dashboard.width * dashboard.height * GROUND_SHARE && contentsOf(screen, [id]).size === 0;
}

/** Borders with what stands within them: frame → ids; of several around a widget the smallest counts. */
function framesOf(screen: NormalScreen, widgets: readonly NormalWidget[]): Map<string, string[]> {
  const widest = screen.dashboard.width * FRAME_SHARE;
  const frames = screen.widgets.filter((one) => isOrnament(one) && !one.hidden && one.width <= widest);
  const framed = new Map<string, string[]>();
  for (const widget of widgets) {
    if (isOrnament(widget)) continue;
    const [around] = frames
      .filter((frame) => isWithin(widget, frame))
      .sort((a, b) => a.width * a.height - b.width * b.height);
    if (around) framed.set(around.id, [...(framed.get(around.id) ?? []), widget.id]);
  }
  return framed;
}

function isWithin(inner: Rect, outer: Rect): boolean {
  const overlap = overlapOf(inner, outer);
  return overlap >= inner.width * inner.height * WITHIN_SHARE;
}

/** px² that two rectangles have in common */
function overlapOf(a: Rect, b: Rect): number {
  const width = Math.min(rightOf(a), rightOf(b)) - Math.max(a.left, b.left);
  const height = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Places for widgets one below the other, in the order in which they are read on the screen; narrow ones two in a row.
 * What stands within containers and borders keeps its place there. @param top px where the first begins
 */
export function arrangeForPhone(screen: NormalScreen, ids: readonly string[], top = GAP): Map<string, PhonePlace> {
  const chosen = screen.widgets.filter(({ id }) => ids.includes(id));
  const frames = framesOf(screen, chosen);
  for (const id of frames.keys()) if (!ids.includes(id)) frames.delete(id);
  const inside = new Set([...contentsOf(screen, ids), ...[...frames.values()].flat()]);
  const places = new Map<string, PhonePlace>();
  let next = top;
  for (const row of toRows(
    chosen.filter(({ id }) => !inside.has(id)),
    screen,
  )) {
    const width = row.length > 1 ? HALF : FULL;
    const held = row.map(({ id }) => [
      ...(frames.get(id) ?? []),
      ...contentsOf(screen, [id, ...(frames.get(id) ?? [])]),
    ]);
    const height = Math.max(...row.map((widget, index) => heightOf(screen, widget, width, held[index]!)));
    row.forEach((widget, index) => {
      const place = { left: GAP + index * (HALF + GAP), top: next, width, height };
      places.set(widget.id, place);
      placeContents(screen, widget, place, held[index]!, places);
    });
    next += height + GAP;
  }
  return places;
}

/** Rows of one wide widget or of two narrow ones, as they are read. */
function toRows(widgets: readonly NormalWidget[], { dashboard }: NormalScreen): NormalWidget[][] {
  const rows: NormalWidget[][] = [];
  for (const widget of inReadingOrder(widgets)) {
    const isNarrow = widget.width <= dashboard.width * NARROW_SHARE;
    const last = rows.at(-1);
    const first = last?.[0];
    const fits = first && last.length === 1 && first.width <= dashboard.width * NARROW_SHARE && isLike(first, widget);
    if (isNarrow && fits) last.push(widget);
    else rows.push([widget]);
  }
  return rows;
}

/** Whether two widgets look well side by side: the same kind, about as high. */
function isLike(a: NormalWidget, b: NormalWidget): boolean {
  const ratio = a.height / Math.max(1, b.height);
  return a.type === b.type && ratio > 0.7 && ratio < 1.4;
}

/** From the top down; what lies on one height from left to right. */
function inReadingOrder(widgets: readonly NormalWidget[]): NormalWidget[] {
  const lines: NormalWidget[][] = [];
  for (const widget of [...widgets].sort((a, b) => a.top - b.top)) {
    const line = lines.find(([first]) => first && widget.top < first.top + first.height / 2);
    if (line) line.push(widget);
    else lines.push([widget]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.left - b.left || a.top - b.top));
}

/** px; a widget keeps its proportions as far as what it is, or what stands in it, can be read. */
function heightOf(screen: NormalScreen, widget: NormalWidget, width: number, held: readonly string[]): number {
  const kinds = screen.widgets.filter(({ id }) => held.includes(id)).map(({ type }) => declarations[type]?.category);
  const isLarge = kinds.some((kind) => kind === 'chart' || kind === 'table');
  const own = HEIGHTS[declarations[widget.type]?.category ?? ''] ?? OTHER_HEIGHTS;
  const [least, most] = held.length === 0 ? own : isLarge ? LARGE_FRAME : SMALL_FRAME;
  const natural = (widget.height * width) / Math.max(1, widget.width);
  return Math.round(Math.min(most, Math.max(least, natural)));
}

/** What stands within a widget is as large as that has become. */
function placeContents(
  screen: NormalScreen,
  from: Rect,
  to: Rect,
  held: readonly string[],
  places: Map<string, PhonePlace>,
): void {
  const [x, y] = [to.width / Math.max(1, from.width), to.height / Math.max(1, from.height)];
  for (const widget of screen.widgets) {
    if (!held.includes(widget.id) || widget.hidden) continue;
    places.set(widget.id, {
      left: Math.round(to.left + (widget.left - from.left) * x),
      top: Math.round(to.top + (widget.top - from.top) * y),
      width: Math.round(widget.width * x),
      height: Math.round(widget.height * y),
    });
  }
}
