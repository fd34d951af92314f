import type { FormatPart, NumberFormatKind } from './number-format.types.ts';
import { readNumberFormat } from './read-number-format.ts';

/** `m` counts minutes beside hours or seconds, months elsewhere; three and more are a month's name. */
function kindOf(section: readonly FormatPart[]): NumberFormatKind {
  const parts = section.filter(({ kind }) => kind === 'date').map(({ text }) => text.toLowerCase());
  if (
    section.some(({ kind }) => kind === 'digit' || kind === 'general') &&
    !parts.some((text) => text.startsWith('s'))
  ) {
    return 'number';
  }
  if (section.some(({ kind }) => kind === 'elapsed')) return 'elapsed';
  const hasTime = section.some(({ kind }) => kind === 'half') || parts.some((text) => /^[hs]/.test(text));
  const isDay = (text: string) => /^[ydegba]|^mmm/.test(text);
  const hasDate = parts.some(isDay) || (!hasTime && parts.length > 0);
  if (hasDate) return hasTime ? 'datetime' : 'date';
  if (hasTime) return 'time';
  const isText = section.length === 1 && section[0]?.kind === 'text';
  return isText ? 'text' : 'number';
}

/**
 * What a format makes of a number, as its first section says.
 * @example numberFormatKind('[$-804]aaaa;@') // 'date'
 */
export function numberFormatKind(code: string): NumberFormatKind {
  return kindOf(readNumberFormat(code).sections[0] ?? []);
}

/** Asked of each cell of a report. A code that is read again has its sections anew. */
const areDates = new WeakMap<readonly (readonly FormatPart[])[], boolean>();

/** Whether a format shows numbers as days or times. */
export function isDateFormat(code: string): boolean {
  const { sections } = readNumberFormat(code);
  const found = areDates.get(sections);
  if (found !== undefined) return found;
  const kind = kindOf(sections[0] ?? []);
  const isDate = kind !== 'number' && kind !== 'text';
  areDates.set(sections, isDate);
  return isDate;
}
