import type { Language } from '@aj-report/contract';
import { writeProgress } from '../../fields/progress.option.ts';
import type { PropsOf } from '../../kit/define-widget.ts';
import { itemConditionColor } from '../../kit/condition.ts';
import { fitRowHeight } from '../../kit/fit-rows.ts';
import { figureWidth, textWidth } from '../../kit/labels/measure.ts';
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
const MOST_ROWS = 100;
/** px of the box for which the sizes below are meant. */
const DESIGN = { width: 400, height: 220 };
const LEAST_ROW_PX = 28;
const ROW_PX = 50;

/** The bars in the order of the rows. */
export function toProgressRows(props: ProgressBarProps, data: RolesData, language: Language): readonly ProgressRow[] {
  return toProgress(data, props.target, MOST_ROWS).map((one) => ({
    ...one,
    text: writeProgress(props, one, language),
    color: itemConditionColor(props.conditions, one),
  }));
}

export interface ProgressSizes {
  /** px */
  readonly row: number;
  readonly font: number;
  readonly bar: number;
  /** Names stand above their readings, beside which only scraps of them would be left. */
  readonly isStacked: boolean;
}

/** px beside the texts, em between name and reading, and of what is left of a name at least */
const BESIDE = { px: 8, gapEm: 1, nameEm: 2.4 };
/** em of a line, and share of a row between texts and bar */
const LINE_EM = 1.3;
const GAP_SHARE = 0.1;
/** Share of their size to which letters shrink for a name that would be cut. */
const LEAST_SHARE = 0.7;
/** px of letters in a small row, and of letters that make room for a long reading */
const SMALL_FONT = 10;
const LEAST_FONT = 9;

/** em of a reading and of what stands beside it, of which a name has as much as `nameEm` tells. */
function widestEm(props: ProgressBarProps, rows: readonly ProgressRow[], nameEm: (name: string) => number): number {
  const widths = rows.map(({ name, text }) => {
    const reading = props.reading === 'none' ? 0 : figureWidth(text, 1);
    return reading + (props.isShowName ? nameEm(name) + BESIDE.gapEm : 0);
  });
  return Math.max(1, ...widths);
}

function leastNameEm(name: string): number {
  return Math.min(textWidth(name, 1), BESIDE.nameEm);
}

/** Whether a row has room for more than a scrap of its name beside the reading, which is never cut. */
export function hasRoomForName(row: ProgressRow, { font, isStacked }: ProgressSizes, width: number): boolean {
  const reading = row.text === '' ? 0 : figureWidth(row.text, 1) + BESIDE.gapEm;
  return isStacked || (reading + leastNameEm(row.name)) * font <= width - BESIDE.px;
}

/** Largest letters in which no reading is cut, and no name where somewhat smaller letters can help it. */
function fitLetters(props: ProgressBarProps, rows: readonly ProgressRow[], font: number, width: number): number {
  const sizeFor = (nameEm: (name: string) => number) => (width - BESIDE.px) / widestEm(props, rows, nameEm);
  const whole = sizeFor((name) => textWidth(name, 1));
  return Math.max(LEAST_FONT, Math.min(font, sizeFor(leastNameEm), Math.max(font * LEAST_SHARE, whole)));
}

export function toProgressSizes(
  props: ProgressBarProps,
  rows: readonly ProgressRow[],
  width: number,
  height: number,
): ProgressSizes {
  const scale = Math.min(width / DESIGN.width, rows.length <= 1 ? height / 70 : height / DESIGN.height);
  const row = fitRowHeight(Math.max(LEAST_ROW_PX, ROW_PX * scale), rows.length, height);
  const wanted = Math.max(SMALL_FONT, Math.min(row * 0.34, 15 * Math.max(1, scale)));
  const hasText = props.isShowName || props.reading !== 'none';
  const bar = props.barHeight ?? Math.max(4, Math.round(row * (hasText ? 0.22 : 0.5)));
  const font = props.fontSize ?? fitLetters(props, rows, wanted, width);
  const beside: ProgressSizes = { row, font, bar, isStacked: false };
  const readable = { ...beside, font: Math.max(font, SMALL_FONT) };
  if (!props.isShowName || rows.every((one) => hasRoomForName(one, readable, width))) return beside;
  // Twice the gap: names keep off the bar of the row above.
  const room = (row * (1 - 2 * GAP_SHARE) - bar) / (2 * LINE_EM);
  if (room < (props.fontSize ?? LEAST_FONT)) return beside;
  const alone = (width - BESIDE.px) / widestEm({ ...props, isShowName: false }, rows, () => 0);
  const stacked = props.fontSize ?? Math.max(LEAST_FONT, Math.min(wanted, room, alone));
  return { ...beside, font: stacked, isStacked: true };
}
