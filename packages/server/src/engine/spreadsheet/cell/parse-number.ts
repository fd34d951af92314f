const POINT = 0x2e;
const MINUS = 0x2d;
const SPACE = 0x20;
/** Powers of ten that a double holds exactly: dividing by them rounds once, as it should. */
const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
const MAX_EXACT_DIGITS = 15;

/** Non-negative integer of decimal digits, 0 for no digits, NaN for anything else. */
export function parseInteger(bytes: Buffer, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = bytes[at]! - 48;
    if (digit < 0 || digit > 9) return parseSlow(bytes, start, end);
    value = value * 10 + digit;
  }
  return value;
}

/** The double nearest to a decimal text, NaN when it is none. Short texts are read without making a string. */
export function parseNumber(bytes: Buffer, start: number, end: number): number {
  let at = start;
  const negative = bytes[at] === MINUS;
  if (negative) at++;
  // The sign and the point are not digits; longer texts may need more than 53 bits.
  if (end - at > MAX_EXACT_DIGITS + 1 || at === end) return parseSlow(bytes, start, end);
  let value = 0;
  let digits = 0;
  let pointAt = -1;
  for (; at < end; at++) {
    const byte = bytes[at]!;
    const digit = byte - 48;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      digits++;
    } else if (byte === POINT && pointAt < 0) pointAt = at;
    else return parseSlow(bytes, start, end);
  }
  if (digits === 0 || digits > MAX_EXACT_DIGITS) return parseSlow(bytes, start, end);
  if (pointAt >= 0) value /= POWERS[end - pointAt - 1]!;
  return negative ? -value : value;
}

function parseSlow(bytes: Buffer, start: number, end: number): number {
  let from = start;
  let to = end;
  while (from < to && bytes[from]! <= SPACE) from++;
  while (to > from && bytes[to - 1]! <= SPACE) to--;
  if (from === to) return Number.NaN;
  const text = bytes.toString('latin1', from, to);
  const value = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}
