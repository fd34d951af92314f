import type { Language } from '@aj-report/contract';
import { toWrittenNumber } from '../../fields/number-format.option.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { figureWidth } from '../../kit/labels/measure.ts';
import { toNumber } from '../../shapes/numbers.ts';
import type { SingleValue } from '../../shapes/single-value.ts';
import type { flipCounter } from './flip-counter.widget.ts';

export type FlipCounterProps = Readonly<PropsOf<typeof flipCounter>>;

/** One place of the counter. */
export interface CounterPlace {
  /** The same for the same place of the number, however long it becomes: units 0, tens 1, tenths -1. */
  readonly key: string;
  /** 0 … 9; undefined = a sign that does not roll. */
  readonly digit: number | undefined;
  readonly text: string;
}

export interface CounterPicture {
  readonly before: string;
  readonly places: readonly CounterPlace[];
  readonly after: string;
}

/** In sizes of a digit: width of a sign between tiles, height of a tile, size of what stands around. */
const SIGN_EM = 0.3;
const TILE_HEIGHT_EM = 1.42;
const AFFIX_EM = 0.42;

/** Width of a tile in sizes of a digit. */
export function tileEm({ tile }: FlipCounterProps): number {
  return tile === 'plain' ? 0.58 : 0.78;
}

/** Puts zeros before a number until it has that many digits before its point. */
function fill(written: string, digits: number, isGrouped: boolean): string {
  const [, sign = '', whole = '', rest = ''] = /^(\D*)([\d,]*)(.*)$/.exec(written) ?? [];
  const filled = whole.replaceAll(',', '').padStart(digits, '0');
  return `${sign}${isGrouped ? filled.replace(/\B(?=(?:\d{3})+$)/g, ',') : filled}${rest}`;
}

function toPlaces(written: string): CounterPlace[] {
  const point = written.includes('.') ? written.indexOf('.') : written.length;
  const digitsBefore = (index: number) => written.slice(index + 1, point).replaceAll(/\D/g, '').length;
  return [...written].map((text, index) => {
    const isDigit = /\d/.test(text);
    const place = index < point ? digitsBefore(index) : point - index;
    return { key: `${isDigit ? 'digit' : text}${place}`, digit: isDigit ? Number(text) : undefined, text };
  });
}

/** What stands on the counter. A value that is no number stands there as a dash. */
export function toCounterPicture(props: FlipCounterProps, { value }: SingleValue, language: Language): CounterPicture {
  const number = toNumber(value);
  const { before, digits, after } = toWrittenNumber(number, props, language);
  const written = number === null ? digits : fill(digits, props.digits, props.thousands);
  return { before, places: toPlaces(written), after };
}

/** A dash is as large as the digits of such a number: else it would be the largest thing on the screen. */
const NO_NUMBER = toPlaces('10000');

/** px of a digit such that the counter fits its box. */
export function toDigitSize(props: FlipCounterProps, picture: CounterPicture, width: number, height: number): number {
  if (props.fontSize !== null) return props.fontSize;
  const { before, after } = picture;
  const places = picture.places.some(({ digit }) => digit !== undefined) ? picture.places : NO_NUMBER;
  const gaps = Math.max(0, places.length - 1) * (props.gap / 100);
  const tiles = places.reduce((sum, { digit }) => sum + (digit === undefined ? SIGN_EM : tileEm(props)), 0);
  const affix = figureWidth(`${before}${after}`, 1);
  const digits = tiles + gaps + (before === '' ? 0 : 0.3) + (after === '' ? 0 : 0.3);
  const room = width * 0.98 - 4;
  return Math.max(6, Math.min(room / (digits + affix * AFFIX_EM), (height - 4) / TILE_HEIGHT_EM));
}
