import type { ChartContext } from '../kit/chart-context.ts';
import { formatNumber } from '../kit/format.ts';
import { textWidth } from '../kit/text-width.ts';
import type { LabelPlace } from './choices.ts';
import { readKeyed } from './keyed.ts';
import type { ValueLabelValues } from './value-label.fields.ts';

export interface ValueLabel {
  readonly show: boolean;
  readonly position: LabelPlace | 'bottom';
  readonly distance: number;
  readonly color: string;
  readonly fontSize: number;
  readonly fontWeight: ValueLabelValues['fontWeight'];
  readonly fontStyle: ValueLabelValues['fontStyle'];
  readonly fontFamily: string;
  readonly formatter: (params: { readonly value?: unknown }) => string;
}

/** How the data stand: `slot` is the px that one label may take along the axis of the categories. */
export interface LabelRoom {
  readonly isHorizontal: boolean;
  readonly isInside: boolean;
  readonly slot: number;
  /** Share of the slot that a label may take; above 1 where neighbours often differ in height. */
  readonly tolerance: number;
  readonly values: readonly (number | null)[];
}

/** Places along the value axis are turned by 90° while bars lie. */
const TURNED: Partial<Record<LabelPlace, LabelPlace>> = {
  top: 'right',
  insideTop: 'insideRight',
  insideBottom: 'insideLeft',
};

/** Unit behind the values of these labels: `%` or nothing. */
export function unitOf(props: object, suffix = ''): string {
  return readKeyed<ValueLabelValues>(props, '', suffix)('percentSign') ? '%' : '';
}

/**
 * Labels at the data, short (万, K) and in the theme's text colour. They are left out altogether where most of them
 * would not fit; of the rest ECharts drops those that overlap (`labelLayout.hideOverlap`).
 */
export function toValueLabel(props: object, suffix: string, context: ChartContext, room: LabelRoom): ValueLabel {
  const read = readKeyed<ValueLabelValues>(props, '', suffix);
  const { theme, language } = context;
  const unit = unitOf(props, suffix);
  const write = (value: unknown) =>
    typeof value === 'number' ? formatNumber(value, language, { short: true, unit }) : '';
  const chosen = room.isInside && read('fontPosition') === 'top' ? 'inside' : read('fontPosition');
  return {
    show: read('isShow') && fits(room, read('fontSize'), write),
    position: room.isHorizontal ? (TURNED[chosen] ?? chosen) : chosen,
    distance: read('fontDistance'),
    color: read('fontColor') || (chosen.startsWith('inside') ? '#ffffff' : theme.text),
    fontSize: read('fontSize'),
    fontWeight: read('fontWeight'),
    fontStyle: read('fontStyle'),
    fontFamily: read('fontFamily') || theme.fontFamily,
    formatter: (params) => write(params.value),
  };
}

/** Share of the font size that a line needs so that lines above each other can be read. */
const LINE = 1.15;

function fits(room: LabelRoom, fontSize: number, write: (value: unknown) => string): boolean {
  if (room.isHorizontal) return room.slot >= fontSize * LINE;
  if (room.slot * room.tolerance < fontSize) return false;
  const widest = room.values.reduce<number>((most, value) => Math.max(most, textWidth(write(value), fontSize)), 0);
  return widest <= room.slot * room.tolerance;
}

/** Where the label of a negative value goes: the mirror of the place outside the bar's end. */
export function mirrored(position: ValueLabel['position']): ValueLabel['position'] {
  const mirror: Partial<Record<ValueLabel['position'], ValueLabel['position']>> = {
    top: 'bottom',
    right: 'left',
    insideTop: 'insideBottom',
    insideBottom: 'insideTop',
    insideRight: 'insideLeft',
    insideLeft: 'insideRight',
  };
  return mirror[position] ?? position;
}
