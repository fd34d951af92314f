import type { ChartContext } from '../kit/chart/chart-context.ts';
import { formatNumber } from '../kit/text/format.ts';
import { textWidth } from '../kit/labels/measure.ts';
import { hasRoomFor } from '../kit/labels/size-step.ts';
import { type LabelPlace } from './choices.ts';
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
    show: read('isShow') && hasRoomFor('labels', context) && fits(room, read('fontSize'), write),
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

function fits(room: LabelRoom, fontSize: number, write: (value: unknown) => string): boolean {
  if (room.slot < fontSize) return false;
  return room.isHorizontal || room.values.every((value) => textWidth(write(value), fontSize) <= room.slot);
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
