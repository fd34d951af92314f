import { FAULT } from '../scalar.ts';

/** What stands at 128 to 159; at all other places it is the sign of that number. @source windows-1252 */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 128;
/** Of a sign that the character set has not: `?`. */
const UNKNOWN = 63;

/** Sign of a number from 1 to 255. @throws Fault */
export function signOf(number: number): string {
  if (number < 1 || number > 255) throw FAULT.value;
  return UPPER[number - FIRST] ?? String.fromCharCode(number);
}

/** Number of the first sign of a text. @throws Fault of an empty text */
export function codeOf(text: string): number {
  const [sign] = text;
  if (sign === undefined) throw FAULT.value;
  const at = UPPER.indexOf(sign);
  if (at >= 0) return FIRST + at;
  const code = sign.charCodeAt(0);
  return code < 256 && sign.length === 1 ? code : UNKNOWN;
}
