import type { NamePlace } from '../kit/name-places.ts';
import { textWidth } from '../kit/text-width.ts';
import type { Point } from '../shapes/points.ts';
import type { CategoryAxisProps } from './axis.fields.ts';
import type { Plot } from './axis.option.ts';

/** What of an axis says where its values stand. */
export interface Axis {
  readonly type: 'value' | 'category';
  readonly inverse?: boolean;
  readonly data?: readonly string[];
  readonly min?: number | string;
  readonly max?: number | string;
  readonly scale?: boolean;
  readonly splitNumber?: number;
  readonly boundaryGap?: unknown;
}

/** Bounds below which a step, as a multiple of a power of ten, is rounded as ECharts does. */
const ROUNDED: readonly (readonly [number, number])[] = [
  [1.5, 1],
  [2.5, 2],
  [4, 3],
  [7, 5],
];

function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return (ROUNDED.find(([bound]) => step / power < bound)?.[1] ?? 10) * power;
}

function endsOf(axis: Axis, values: readonly number[]): [number, number] {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  const [below, above] = (Array.isArray(axis.boundaryGap) ? axis.boundaryGap : [0, 0]).map(
    (gap) => (Number.parseFloat(String(gap)) / 100) * (high - low || Math.abs(low) || 1),
  );
  const least = axis.scale ? low - (below ?? 0) : Math.min(low - (below ?? 0), 0);
  const most = axis.scale ? high + (above ?? 0) : Math.max(high + (above ?? 0), 0);
  const step = niceStep((most - least || 1) / (axis.splitNumber ?? 5));
  return [
    typeof axis.min === 'number' ? axis.min : Math.floor(least / step) * step,
    typeof axis.max === 'number' ? axis.max : Math.ceil(most / step) * step,
  ];
}

/** Where values stand on an axis, in shares of its length from its start: near enough to tell which points meet. */
export function toShares(axis: Axis | undefined, values: readonly number[]): number[] {
  if (!axis || values.length === 0) return values.map(() => 0);
  const count = axis.data?.length ?? 0;
  const [low, high] = axis.type === 'category' ? [-0.5, count - 0.5] : endsOf(axis, values);
  return values.map((value) => {
    const share = (value - low) / (high - low || 1);
    return axis.inverse ? 1 - share : share;
  });
}

/** px between an axis and the name at its end */
const NAME_GAP = 12;

/** px between an axis and its numbers, and its name below them */
const LABEL_GAP = 10;
const NAME_BELOW = 8;

type AxesProps = CategoryAxisProps & {
  readonly isShowY: boolean;
  readonly textNameY: string;
  readonly nameLocationY: string;
  readonly nameFontSizeY: number;
  readonly textFontSizeY: number;
};

function roomBeside(props: AxesProps): number {
  const name = props.nameX.trim();
  return name === '' || !props.isShowX || props.nameLocationX !== 'end'
    ? 0
    : textWidth(name, props.nameFontSizeX) + NAME_GAP;
}

function roomBelow(props: AxesProps): number {
  if (!props.isShowX) return 0;
  const numbers = props.isShowAxisLabelX ? props.textFontSizeX + LABEL_GAP : 0;
  const isNamed = props.nameX.trim() !== '' && props.nameLocationX === 'center';
  return numbers + (isNamed ? props.nameFontSizeX + NAME_BELOW : 0);
}

function roomAbove(props: AxesProps): number {
  if (!props.isShowY) return 0;
  const isNamed = props.textNameY.trim() !== '' && props.nameLocationY === 'end';
  return isNamed ? props.nameFontSizeY + NAME_GAP : props.textFontSizeY / 2;
}

/** The room between the axes: `plot` without the names of the axes and the numbers below. */
export function withinAxes(props: AxesProps, plot: Pick<Plot, 'width' | 'height'>) {
  return {
    width: Math.max(plot.width - roomBeside(props), 1),
    height: Math.max(plot.height - roomBelow(props) - roomAbove(props), 1),
  };
}

/** Names that would hide each other are left out; those at the edge move along, which ECharts takes from here alone. */
export function toLabelLayout(points: readonly Point[], places: ReadonlyMap<Point, NamePlace | undefined>) {
  return ({ dataIndex = -1 }: { readonly dataIndex?: number }) => {
    const point = points[dataIndex];
    return { hideOverlap: true, dx: (point && places.get(point)?.shift) ?? 0 };
  };
}
