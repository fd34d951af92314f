import type { Cell } from '@aj-report/contract';
import { niceEnd } from '../../fields/even-zero.option.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { Theme } from '../../kit/theme/theme.ts';
import { placeBeside, type Rect, type Side } from '../../kit/labels/place-beside.ts';
import { elide } from '../../kit/labels/shorten.ts';
import { columnOf, type RolesData } from '../../shapes/roles.ts';
import type { radarSweep } from './radar-sweep.widget.ts';

export type RadarSweepProps = Readonly<PropsOf<typeof radarSweep>>;

/** A target of the radar. */
export interface Target {
  readonly name: string;
  /** ° clockwise from north, 0 … 360 */
  readonly angle: number;
  readonly distance: number;
  /** Null where there is no number. */
  readonly value: number | null;
  readonly kind: string;
  readonly color: string;
  readonly row: number;
}

/** More points than that nobody can tell apart. */
const MAX_TARGETS = 300;
/** With more names than that the dial would not be seen. */
const MAX_NAMES = 24;
/** em of a name at most */
const NAME_WIDTH = 9;
/** px between a point and its name */
const NAME_DISTANCE = 4;
/** Golden angle: points without a bearing are spread evenly, however many they are. */
const SPREAD_DEGREES = 137.508;

function numberIn(cell: Cell | undefined): number | null {
  const value = typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : cell;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Targets of the rows; a row whose bearing or distance is mapped and no number is left out. */
export function toTargets(data: RolesData, colors: readonly string[]): readonly Target[] {
  const columns = {
    name: columnOf(data, 'name'),
    angle: columnOf(data, 'angle'),
    distance: columnOf(data, 'distance'),
    value: columnOf(data, 'value'),
    kind: columnOf(data, 'label'),
  };
  const kinds: string[] = [];
  const targets: Target[] = [];
  for (let row = 0; row < data.rowCount && targets.length < MAX_TARGETS; row++) {
    const at = (column: keyof typeof columns): Cell | undefined => columns[column]?.cells[row];
    const angle = columns.angle ? numberIn(at('angle')) : row * SPREAD_DEGREES + 30;
    const distance = columns.distance ? numberIn(at('distance')) : (row % 5) + 1.5;
    if (angle === null || distance === null || distance < 0) continue;
    const kind = String(at('kind') ?? '');
    if (!kinds.includes(kind)) kinds.push(kind);
    targets.push({
      name: String(at('name') ?? ''),
      angle: ((angle % 360) + 360) % 360,
      distance,
      value: numberIn(at('value')),
      kind,
      color: colors[kinds.indexOf(kind) % colors.length] ?? '',
      row: row + 1,
    });
  }
  return targets;
}

/** Colours of targets: as set, or those of the theme without the first, which is the dial's. */
export function toTargetColors({ colors }: RadarSweepProps, { palette }: Pick<Theme, 'palette'>): readonly string[] {
  return colors.length > 0 ? colors : [...palette.slice(1), ...palette.slice(0, 1)];
}

/** Distance of the outermost of `circles`: as set, or such that round numbers reach beyond the farthest target. */
export function toRange(set: number | null, targets: readonly Target[], circles: number): number {
  if (set !== null && set > 0) return set;
  const least = (Math.max(0, ...targets.map(({ distance }) => distance)) * 1.02) / circles;
  return least === 0 ? 1 : niceEnd(least) * circles;
}

export interface DialBox {
  readonly width: number;
  readonly height: number;
  /** px from the middle to the outermost circle */
  readonly radius: number;
  /** px of the letters */
  readonly font: number;
}

/** A target on its place, in px of the box. */
export interface Blip extends Target {
  readonly x: number;
  readonly y: number;
  /** px */
  readonly size: number;
  /** Its name is written, on this side; a name that would hide another is not. */
  readonly side: Side | 'none';
  /** What is written of it. */
  readonly text: string;
  /** Share of a turn after which the hand reaches it. */
  readonly phase: number;
}

/** Targets within the range on their places; greater values come first in having a name. `taken` is written already. */
export function toBlips(
  targets: readonly Target[],
  range: number,
  box: DialBox,
  showsLabels: boolean,
  taken: readonly Rect[] = [],
): readonly Blip[] {
  const { width, height, radius } = box;
  const greatest = Math.max(0, ...targets.map(({ value }) => Math.abs(value ?? 0)));
  const sizeOf = (value: number | null): number =>
    Math.max(radius * 0.032, 3) * (greatest === 0 || value === null ? 1.2 : 0.8 + (Math.abs(value) / greatest) * 1.2);
  const within = targets.filter(({ distance }) => distance <= range);
  const ordered = [...within].sort((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0));
  const points = ordered.map((target) => {
    const turn = (target.angle / 180) * Math.PI;
    const far = (target.distance / range) * radius;
    const [x, y] = [width / 2 + far * Math.sin(turn), height / 2 - far * Math.cos(turn)];
    return { ...target, x, y, size: sizeOf(target.value), phase: target.angle / 360 };
  });
  const marks = points.map((point, i) => ({
    ...point,
    text: showsLabels && i < MAX_NAMES ? elide(point.name, box.font, box.font * NAME_WIDTH) : '',
  }));
  const sides = placeBeside(marks, {
    box: { left: 0, right: width, top: 0, bottom: height },
    fontSize: box.font,
    distance: NAME_DISTANCE,
    sides: ['right', 'left', 'bottom', 'top'],
    taken,
  });
  return marks.map((mark, i) => ({ ...mark, side: sides[i] ?? 'none' }));
}
