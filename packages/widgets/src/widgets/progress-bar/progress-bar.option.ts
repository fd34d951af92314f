import type { Language } from '@aj-report/contract';
import { writeProgress } from '../../fields/progress.option.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { itemConditionColor } from '../../kit/data/condition.ts';
import { fitRowHeight } from '../../kit/box/fit-rows.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { toProgress, type Progress } from '../../shapes/progress.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { progressBar } from './progress-bar.widget.ts';

export type ProgressBarProps = Readonly<PropsOf<typeof progressBar>>;

export interface ProgressRow extends Progress {
  readonly text: string;
  /** Colour by the rules, empty where none is met. */
  readonly color: string;
}

/** More bars than anybody reads. */
const MAX_ROWS = 100;
/** px of the box for which the sizes below are meant. */
const DESIGN = { width: 400, height: 220 };
const MIN_ROW_PX = 28;
const ROW_PX = 50;
const MIN_FONT = 10;

/** The bars in the order of the rows. */
export function toProgressRows(props: ProgressBarProps, data: RolesData, language: Language): readonly ProgressRow[] {
  return toProgress(data, props.target, MAX_ROWS).map((one) => ({
    ...one,
    text: writeProgress(props, one, language),
    color: itemConditionColor(props.conditions, one),
  }));
}

/** Numbers of a row's scale, from nought to its target; none where it has no scale. */
export function toScale({ ticks }: ProgressBarProps, { target }: Progress, language: Language): readonly string[] {
  if (ticks < 1) return [];
  return Array.from({ length: ticks + 1 }, (_, at) => formatNumber((target * at) / ticks, language, { short: true }));
}

export interface ProgressSizes {
  /** px */
  readonly row: number;
  readonly font: number;
  readonly bar: number;
}

export function toProgressSizes(props: ProgressBarProps, count: number, width: number, height: number): ProgressSizes {
  if (props.isUpright) return toUprightSizes(props, count, width, height);
  const scale = Math.min(width / DESIGN.width, count <= 1 ? height / 70 : height / DESIGN.height);
  const row = fitRowHeight(Math.max(MIN_ROW_PX, ROW_PX * scale), count, height);
  const hasText = props.isShowName || props.reading !== 'none';
  return {
    row,
    font: props.fontSize ?? Math.max(MIN_FONT, Math.min(row * 0.34, 15 * Math.max(1, scale))),
    bar: props.barHeight ?? Math.max(4, Math.round(row * (hasText ? 0.22 : 0.5))),
  };
}

/** Upright bars stand beside each other, each as high as the box. */
function toUprightSizes(props: ProgressBarProps, count: number, width: number, height: number): ProgressSizes {
  const column = width / Math.max(count, 1);
  const font = Math.max(MIN_FONT, Math.min(column * 0.16, height * 0.07, 15 * Math.max(1, height / DESIGN.height)));
  return { row: height, font: props.fontSize ?? font, bar: props.barHeight ?? Math.max(6, Math.round(column * 0.22)) };
}
