import type { Notation } from '@aj-report/contract';

/** Digits that a double holds exactly. */
const EXACT_DIGITS = 15;
const CURRENCY = String.raw`(?:[A-Z]{0,3}\p{Sc}|RMB|CNY|USD|EUR|GBP|JPY|HKD|TWD|CHF|[元円])`;
/** A mark of money before the digits or after them, beside a sign or a bracket. */
const CURRENCY_MARK = new RegExp(String.raw`^([-+(]? ?)${CURRENCY} ?| ?${CURRENCY}([-)]?)$`, 'u');
/** Brackets, a sign before the digits or a minus after them, as accounts have it. */
const SIGNED = /^(?:\((?<bracketed>[^()+-]+)\)|(?<sign>[+-]? ?)(?<plain>[^()+-]+)(?<after>-?))$/;

/** Digits in groups of three or in one piece, the digits after the mark, a percent sign. */
const POINT = /^((?:[1-9]\d{0,2})(?:([, '’])\d{3})(?:\2\d{3})*|\d*)(?:\.(\d*))?( ?%)?$/;
const COMMA = /^((?:[1-9]\d{0,2})(?:([. '’])\d{3})(?:\2\d{3})*|\d*)(?:,(\d*))?( ?%)?$/;

/** Marks in which a text that is an amount differs from digits that are a name: of an order, a telephone, a person. */
const AMOUNT_MARK = /[.,'’()%\p{Sc}元円]|^-|-$|\d \d/u;

/**
 * A number that a person wrote as text: with groups of thousands, a mark of money, a percent sign, negative by a sign on
 * either side or by brackets. Undefined for other texts and for numbers of more digits than a double holds.
 * @param notation which mark stands before the decimals
 * @example readNumber('1,234.50') // 1234.5
 * @example readNumber('(￥1.234,50)', 'decimalComma') // -1234.5
 */
export function readNumber(text: string, notation: Notation = 'decimalPoint'): number | undefined {
  const signed = SIGNED.exec(toPlain(text).replace(CURRENCY_MARK, '$1$2'))?.groups;
  if (!signed) return undefined;
  const { bracketed, sign = '', plain = '', after = '' } = signed;
  const isNegative = bracketed !== undefined || sign.startsWith('-') || after === '-';
  if (sign !== '' && after !== '') return undefined;
  const match = (notation === 'decimalComma' ? COMMA : POINT).exec((bracketed ?? plain).trim());
  if (!match) return undefined;
  const whole = match[1]!.replaceAll(/\D/g, '');
  const decimals = match[3] ?? '';
  if (whole === '' && decimals === '') return undefined;
  if (`${whole}${decimals}`.replace(/^0+/, '').length > EXACT_DIGITS) return undefined;
  const value = Number(`${isNegative ? '-' : ''}${whole}.${decimals}`);
  // Moving the point of the text instead of dividing keeps 12.3 % at exactly 0.123.
  return match[4] === undefined ? value : Number(`${value}e-2`);
}

/** The text looks like an amount, not like digits that name something. */
export function hasAmountMark(text: string): boolean {
  return AMOUNT_MARK.test(toPlain(text));
}

/** Marks of full width, long minus signs and unusual spaces as the usual ones. */
function toPlain(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
