import { textWidth } from './measure.ts';
import { shortenOrHide } from './shorten.ts';

/**
 * Name and figures within `width` px. Figures that have no room go whole, the last one first, because a shortened number
 * is another number; then the name is shortened.
 */
export function shortenNamed(name: string, figures: readonly string[], fontSize: number, width: number): string {
  const texts = figures.map((_, i) => [name, ...figures.slice(0, figures.length - i)].join('  '));
  return texts.find((text) => textWidth(text, fontSize) <= width) ?? shortenOrHide(name, fontSize, width);
}
