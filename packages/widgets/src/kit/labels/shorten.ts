import { isSquare, textWidth } from './measure.ts';

/** Characters that must be left of a shortened name, a Chinese one counting for two: fewer say nothing. */
const MIN_LEFT = 4;

/** The text shortened to `width` px, with an ellipsis at its end. */
export function elide(text: string, fontSize: number, width: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const room = width - textWidth('…', fontSize);
  let used = 0;
  let kept = '';
  for (const character of text) {
    used += textWidth(character, fontSize);
    if (used > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** The text shortened to `width` px, or nothing where too little of it would be left to say anything. */
export function shortenOrHide(text: string, fontSize: number, width: number): string {
  const shortened = elide(text, fontSize, width);
  const left = Array.from(shortened.slice(0, -1)).reduce((sum, character) => sum + (isSquare(character) ? 2 : 1), 0);
  return shortened !== text && left < MIN_LEFT ? '' : shortened;
}

/** The text on one line of `width` px, else on two of which only the second is shortened. */
export function toLines(text: string, fontSize: number, width: number): readonly string[] {
  const fits = (part: string) => textWidth(part, fontSize) <= width;
  if (fits(text)) return [text];
  const breaks = [...text].flatMap((character, at) =>
    at > 0 && (character === ' ' || isSquare(character)) ? [at] : [],
  );
  const first = breaks.filter((at) => fits(text.slice(0, at)));
  // Two lines of about the same length, where the second is whole then.
  const even = first.find((at) => fits(text.slice(at)) && text.slice(at).length <= at + 1);
  const at = even ?? first.at(-1);
  if (at === undefined) return [elide(text, fontSize, width)];
  return [text.slice(0, at), shortenOrHide(text.slice(at).trim(), fontSize, width)].filter((line) => line !== '');
}
