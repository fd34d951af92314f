import type { Language } from '@aj-report/contract';
import { toWrittenNumber, writeNumber, type WrittenNumber } from '../../fields/number-format.option.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { figureWidth, textWidth } from '../../kit/labels/measure.ts';
import { toDirection, type Direction } from '../../kit/theme/trend-colour.ts';
import { toNumber } from '../../shapes/numbers.ts';
import { columnOf, type RoleColumn, type RolesData } from '../../shapes/roles.ts';
import type { numberCard } from './number-card.widget.ts';

export type NumberCardProps = Readonly<PropsOf<typeof numberCard>>;

export interface CardTrend {
  readonly direction: Direction;
  /** Change without its sign: the arrow tells it. */
  readonly text: string;
  readonly label: string;
}

export interface CardTarget {
  /** Share reached, 0 … 1, for the bar. */
  readonly share: number;
  readonly text: string;
  readonly percent: string;
}

export interface CardPicture {
  readonly title: string;
  readonly value: number | null;
  readonly figure: WrittenNumber;
  readonly trend: CardTrend | undefined;
  readonly target: CardTarget | undefined;
  /** Values of the small line; empty = none. */
  readonly course: readonly (number | null)[];
}

const WORDS = {
  compared: { zh: '较上期', en: 'vs previous' },
  target: { zh: '目标', en: 'Target' },
} as const;

/** px of the box for which the sizes below are meant. */
const DESIGN = { width: 320, height: 180 };
const SMALLEST_PX = 9;
/** Size of what stands around the digits, in sizes of the digits. */
export const AFFIX_SIZE = 0.46;

function numbersOf(column: RoleColumn | undefined): (number | null)[] {
  return column ? column.cells.map((cell) => toNumber(cell)) : [];
}

/** Row whose value is shown; -1 = all of them. */
function rowOf({ valueRow }: NumberCardProps, data: RolesData): number {
  if (valueRow === 'sum') return -1;
  const isLast = valueRow === 'last' || (valueRow === 'auto' && columnOf(data, 'series') !== undefined);
  return isLast ? Math.max(0, data.rowCount - 1) : 0;
}

function valueAt(values: readonly (number | null)[], row: number): number | null {
  if (row >= 0) return values[row] ?? null;
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : present.reduce((a, b) => a + b, 0);
}

function toTrend(
  props: NumberCardProps,
  value: number | null,
  compared: number | null,
  language: Language,
): CardTrend | undefined {
  if (!props.isShowTrend || value === null || compared === null) return undefined;
  const label = props.compareLabel || WORDS.compared[language];
  const isGiven = props.compareAs === 'given';
  const change = isGiven ? compared : value - compared;
  const direction = toDirection(change);
  // A rate of change from zero does not exist.
  if (props.compareAs === 'difference' || (!isGiven && compared === 0)) {
    return { direction, text: writeNumber(Math.abs(change), { ...props, prefixText: '' }, language), label };
  }
  const rate = isGiven ? change : (change / Math.abs(compared)) * 100;
  return { direction, text: formatNumber(Math.abs(rate), language, { decimals: 1, unit: '%' }), label };
}

function toTarget(
  props: NumberCardProps,
  value: number | null,
  target: number | null,
  language: Language,
): CardTarget | undefined {
  if (!props.isShowTarget || target === null || target === 0) return undefined;
  const share = (value ?? 0) / target;
  return {
    share: Math.max(0, Math.min(1, share)),
    text: `${WORDS.target[language]} ${writeNumber(target, props, language)}`,
    percent: value === null ? '' : formatNumber(share * 100, language, { decimals: 1, unit: '%' }),
  };
}

/** All texts and numbers of the card. */
export function toCardPicture(props: NumberCardProps, data: RolesData, language: Language): CardPicture {
  const column = columnOf(data, 'value');
  const row = rowOf(props, data);
  const value = valueAt(numbersOf(column), row);
  const course = numbersOf(columnOf(data, 'series'));
  const comparison = columnOf(data, 'display1');
  const compared = comparison ? valueAt(numbersOf(comparison), row) : row > 0 ? (course[row - 1] ?? null) : null;
  const name = columnOf(data, 'name')?.cells[Math.max(0, row)];
  return {
    title: props.titleText || String(name ?? '') || column?.label || '',
    value,
    figure: toWrittenNumber(value, props, language),
    trend: props.compareAs === 'given' && !comparison ? undefined : toTrend(props, value, compared, language),
    target: toTarget(props, value, props.target ?? valueAt(numbersOf(columnOf(data, 'display2')), row), language),
    course: props.isShowLine && course.filter((one) => one !== null).length > 1 ? course : [],
  };
}

/** px above and below in a card without a frame */
const BARE_PADDING = 2;

/** em of the lines of a card */
const LINE_EM = { title: 1.35, figure: 1.16, note: 1.45, target: 2.6, course: 0.6 };

export interface CardSizes {
  /** px */
  readonly title: number;
  readonly figure: number;
  readonly note: number;
  readonly padding: number;
  readonly radius: number;
  /** What has room beside the figure. */
  readonly shown: ShownParts;
}

/** What stands beside the figure; a low card keeps the first of these that have room. */
const PARTS = ['title', 'target', 'trend', 'course'] as const;

export type ShownParts = Readonly<Record<(typeof PARTS)[number], boolean>>;

/** px of the figure and of the small texts, and the height between the paddings */
interface Lines {
  readonly title: number;
  readonly figure: number;
  readonly note: number;
  readonly room: number;
}

function toShownParts(picture: CardPicture, { title, figure, note, room }: Lines): ShownParts {
  const heights = {
    course: picture.course.length > 0 ? note * LINE_EM.course : 0,
    trend: picture.trend ? note * LINE_EM.note : 0,
    target: picture.target ? note * LINE_EM.target : 0,
    title: picture.title === '' ? 0 : title * LINE_EM.title,
  };
  const shown = { title: false, target: false, trend: false, course: false };
  let left = room - figure * LINE_EM.figure;
  for (const part of PARTS) {
    if (heights[part] === 0 || heights[part] > left) continue;
    shown[part] = true;
    left -= heights[part];
  }
  return shown;
}

/** Sizes of the card's parts in a box: all in proportion, the figure no wider than the card, small texts readable. */
export function toCardSizes(props: NumberCardProps, picture: CardPicture, width: number, height: number): CardSizes {
  const scale = Math.min(width / DESIGN.width, height / DESIGN.height);
  const padding = Math.max(2, Math.round(18 * scale));
  const { before, digits, after } = picture.figure;
  // A shortened number is another number.
  const fitting = (width - 2 * padding) / (textWidth(digits, 1) + 0.2 + figureWidth(`${before}${after}`, AFFIX_SIZE));
  // A card without a small line or target has room for a larger figure.
  const isBare = picture.course.length === 0 && !picture.target;
  const figure = Math.max(SMALLEST_PX, Math.min(props.fontSize ?? (isBare ? 62 : 48) * scale, fitting));
  const note = Math.max(SMALLEST_PX, 13.5 * scale);
  const title = props.titleFontSize ?? Math.max(SMALLEST_PX, 16 * scale);
  const high = height - 2 * (props.isShowCard ? padding : BARE_PADDING);
  return {
    title,
    figure,
    note,
    padding,
    radius: Math.round(Math.min(16, 8 * Math.max(0.5, scale))),
    shown: toShownParts(picture, { title, figure, note, room: high }),
  };
}
