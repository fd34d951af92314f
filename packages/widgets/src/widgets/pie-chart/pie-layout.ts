import type { Frame } from '../../fields/frame.option.ts';
import type { DrawnItem } from '../../fields/items.option.ts';
import { textWidth } from '../../kit/text-width.ts';
import type { PieChartProps } from './pie-chart.widget.ts';

export interface PieLayout {
  /** px; where pie and labels stand */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** px */
  readonly inner: number;
  readonly outer: number;
  /** What the labels say, in one line or two. */
  readonly texts: readonly string[];
  /** Indexes of the items that have a label. */
  readonly labelled: ReadonlySet<number>;
}

/** px beside a pie below which an elided label says nothing */
const NARROWEST = 44;
/** Sectors with a smaller share would only stretch leader lines. */
const LEAST_SHARE = 0.008;
/** Share of the font size that a line of text takes. */
export const LINE = 1.35;
/** Share of the box's width that the labels of one side may take. */
const SIDE_SHARE = 0.3;

function widestOf(texts: readonly string[], fontSize: number): number {
  return Math.max(0, ...texts.flatMap((text) => text.split('\n')).map((line) => textWidth(line, fontSize)));
}

/** The greatest items, as many as have room. */
function greatest(items: readonly DrawnItem[], count: number): ReadonlySet<number> {
  const order = items.map((_, i) => i).toSorted((a, b) => (items[b]?.value ?? 0) - (items[a]?.value ?? 0));
  return new Set(order.slice(0, Math.max(count, 0)));
}

/** px that an upright line has at the middle of a ring at this angle (radians) until it reaches the outer edge. */
function chordAt(angle: number, middle: number, outer: number): number {
  const toEdge = Math.sqrt(outer ** 2 - (middle * Math.sin(angle)) ** 2) - middle * Math.abs(Math.cos(angle));
  return 2 * toEdge;
}

/** Sectors that are wide enough at the middle of the ring for what is written into them. */
function fitting(items: readonly DrawnItem[], texts: readonly string[], props: PieChartProps, ring: [number, number]) {
  const total = items.reduce((sum, item) => sum + item.value, 0);
  const [inner, outer] = ring;
  const middle = (inner + outer) / 2;
  const direction = props.clockwise ? -1 : 1;
  let begun = 0;
  const fits = items.map((item, i) => {
    const lines = (texts[i] ?? '').split('\n').length;
    const share = props.roseType === 'area' ? 1 / items.length : item.value / total;
    const angle = (props.startAngle * Math.PI) / 180 + direction * (begun + share / 2) * 2 * Math.PI;
    begun += share;
    const room = Math.min((outer - inner) * 1.25, chordAt(angle, middle, outer));
    const arc = share * 2 * Math.PI * middle;
    return widestOf([texts[i] ?? ''], props.fontSize) <= room && arc >= props.fontSize * LINE * lines * 1.2;
  });
  return new Set(items.flatMap((_, i) => (fits[i] ? [i] : [])));
}

/** What a label says: a name, or a name and its figures. */
export type LabelParts = readonly string[];

interface Labelling {
  /** px */
  readonly outer: number;
  readonly separator: string;
  readonly labelled: ReadonlySet<number>;
}

/** px of the first part of a leader: long enough that a label of several lines keeps off the pie. */
export function firstLength(props: PieChartProps, lines: number): number {
  return lines > 1 ? Math.max(props.labelLineLength, (lines * props.fontSize * LINE) / 2 + 4) : props.labelLineLength;
}

/** Labels beside the pie in so many lines; undefined while they have no room. */
function toOutside(
  props: PieChartProps,
  frame: Frame,
  items: readonly DrawnItem[],
  parts: readonly LabelParts[],
  separator: string,
): Labelling | undefined {
  const { width, height } = frame;
  const texts = parts.map((part) => part.join(separator));
  const line = props.fontSize * LINE;
  const lines = separator === '\n' ? Math.max(1, ...parts.map((part) => part.length)) : 1;
  const wanted = radiusOf(props, frame);
  const first = firstLength(props, lines);
  const leader = first + props.labelLineLength2 + props.fontDistance;
  const widest = widestOf(texts, props.fontSize) * 1.05;
  const needed = separator === '\n' ? Math.min(widest, width * SIDE_SHARE) : widest;
  const lowest = height / 2 - first - (lines * line) / 2;
  const outer = Math.max(Math.min(wanted, width / 2 - leader - needed, lowest), wanted * 0.6);
  const side = width / 2 - outer - leader;
  const rows = Math.floor(height / (line * lines + 2));
  if (side < Math.min(separator === '\n' ? NARROWEST : needed, needed) || rows < 2) return undefined;
  if (lowest < wanted * 0.6) return undefined;
  const total = items.reduce((sum, item) => sum + item.value, 0);
  const isEven = props.roseType === 'area';
  const labelled = [...greatest(items, rows * 2)].filter(
    (i) => isEven || (items[i]?.value ?? 0) >= total * LEAST_SHARE,
  );
  return { outer, separator, labelled: new Set(labelled) };
}

/** px of the radius that was asked for */
function radiusOf(props: PieChartProps, { width, height }: Frame): number {
  return (Math.min(width, height) / 2) * (Math.min(props.outerNumber, 100) / 100);
}

/** Labels beside the pie: in one line where this leaves it as large as in two. */
function toBeside(
  props: PieChartProps,
  frame: Frame,
  items: readonly DrawnItem[],
  parts: readonly LabelParts[],
): Labelling {
  const none = { outer: radiusOf(props, frame), separator: '\n', labelled: new Set<number>() };
  const one = toOutside(props, frame, items, parts, '  ');
  const two = toOutside(props, frame, items, parts, '\n');
  if (!one || !two) return one ?? two ?? none;
  return one.outer >= two.outer ? one : two;
}

/**
 * Places the pie in the box that title and legend leave: as large as its radius says, and smaller where the labels
 * beside it need the room. Where there is none the labels are left out.
 */
export function toPieLayout(
  props: PieChartProps,
  frame: Frame,
  items: readonly DrawnItem[],
  parts: readonly LabelParts[],
): PieLayout {
  const { width, height } = frame;
  const box = { left: Number(frame.grid.left), top: Number(frame.grid.top), width, height };
  const outer = radiusOf(props, frame);
  const hole = props.innerNumber < props.outerNumber ? props.innerNumber / props.outerNumber : 0;
  const of = ({ outer: radius, labelled, separator }: Labelling): PieLayout => ({
    box,
    inner: radius * hole,
    outer: radius,
    texts: parts.map((part) => part.join(separator)),
    labelled,
  });
  const separator = '\n';
  if (!props.isShow) return of({ outer, separator, labelled: new Set() });
  if (props.position === 'center') return of({ outer, separator, labelled: greatest(items, 1) });
  if (props.position === 'inside') {
    const write = (skipped: number) => parts.map((part) => part.slice(skipped).join(separator));
    const fits = (texts: readonly string[]) => fitting(items, texts, props, [outer * hole, outer]);
    const whole = fits(write(0));
    // A legend has the names: in small sectors the figures alone are more than one name here or there.
    const isNamed = props.isShowLegend && whole.size * 2 < items.length;
    if (!isNamed) return of({ outer, separator, labelled: whole });
    const hasFigures = parts.some((part) => part.length > 1);
    const labelled = hasFigures ? fits(write(1)) : new Set<number>();
    return { ...of({ outer, separator, labelled }), texts: write(1) };
  }
  return of(toBeside(props, frame, items, parts));
}
