import { ROOMY, type BoxSize } from '../box/box-share.ts';

/** Parts of a chart that a box may be too small for; names are those around and between marks. */
export type ChartPart = 'labels' | 'legend' | 'names' | 'axisNames';

export type SizeStep = 'small' | 'medium' | 'large';

/** px of both sides from which on a box is of a step; smaller ones are small */
const FROM = { large: ROOMY, medium: { width: 240, height: 140 } } as const;

/** What boxes of a step leave out. */
const LEFT_OUT: Readonly<Record<SizeStep, readonly ChartPart[]>> = {
  large: [],
  medium: ['axisNames', 'names'],
  small: ['axisNames', 'names', 'labels', 'legend'],
};

export function sizeStepOf({ width, height }: BoxSize): SizeStep {
  const isFrom = (least: BoxSize) => width >= least.width && height >= least.height;
  if (isFrom(FROM.large)) return 'large';
  return isFrom(FROM.medium) ? 'medium' : 'small';
}

/** Whether a box has room for a part at all. */
export function hasRoomFor(part: ChartPart, box: BoxSize): boolean {
  return !LEFT_OUT[sizeStepOf(box)].includes(part);
}
