import { elide, elideOrNothing, textWidth } from './text-width.ts';

/** First of the characters between which a line may break. */
const CHINESE = 0x2e80;

/** A name on one line, else on two of which only the second is cut. */
export function nameLines(name: string, font: number, room: number): readonly string[] {
  if (textWidth(name, font) <= room) return [name];
  const breaks = [...name].flatMap((_, i) => (i > 0 && (name[i] === ' ' || name.charCodeAt(i) >= CHINESE) ? [i] : []));
  const first = breaks.filter((at) => textWidth(name.slice(0, at), font) <= room);
  // Two lines of about the same length, where the second is not cut then.
  const even = first.find(
    (at) => textWidth(name.slice(at), font) <= Math.min(room, textWidth(name.slice(0, at + 1), font)),
  );
  const at = even ?? first.at(-1);
  if (at === undefined) return [elide(name, font, room)];
  return [name.slice(0, at), elideOrNothing(name.slice(at).trim(), font, room)].filter((line) => line !== '');
}
