import { textWidth } from './measure.ts';
import { shortenOrHide } from './shorten.ts';

/** Name and figures within `width` px; figures that have no room beside the name go: a shortened number is another one. */
export function shortenNamed(name: string, figures: string, fontSize: number, width: number): string {
  const whole = figures === '' ? name : `${name}  ${figures}`;
  return textWidth(whole, fontSize) <= width ? whole : shortenOrHide(name, fontSize, width);
}
