import type { Language } from '@aj-report/contract';
import { fade } from '../kit/theme/colour.ts';
import type { Palette } from '../kit/theme/theme.ts';
import { counted } from '../kit/text/counted.ts';
import type { NamedValue } from '../shapes/name-value.ts';
import { placeIn } from './colour.option.ts';

/** An item as it is drawn; `row` is null where it stands for several. */
export interface DrawnItem {
  readonly name: string;
  readonly value: number;
  readonly row: number | null;
}

/** What many items that stand as one are called. */
export function nameOfOthers(count: number, language: Language): string {
  return language === 'zh' ? `其他 ${count} 项` : counted(count, 'other');
}

/**
 * The items that parts of a whole can be drawn of: those above zero, in their order. Of more than `most`
 * the smallest become one item at the end.
 */
export function toDrawnItems(items: readonly NamedValue[], most: number, language: Language): DrawnItem[] {
  const drawn = items.flatMap(({ name, value, row }) => (value !== null && value > 0 ? [{ name, value, row }] : []));
  if (drawn.length <= most) return drawn;
  const greatest = drawn.toSorted((a, b) => b.value - a.value || a.row - b.row);
  const kept = new Set(greatest.slice(0, Math.max(most - 1, 1)));
  const rest = drawn.filter((item) => !kept.has(item));
  const value = rest.reduce((sum, item) => sum + item.value, 0);
  return [...drawn.filter((item) => kept.has(item)), { name: nameOfOthers(rest.length, language), value, row: null }];
}

/** Items that no part of a whole can be drawn of. */
export function countBelowZero(items: readonly NamedValue[]): number {
  return items.filter(({ value }) => value !== null && value < 0).length;
}

/** Colour of item `i`, by its name: when the palette is used up it starts over paler, so that neighbours stay apart. */
export function itemColour(palette: Palette, i: number, name: string): string {
  const place = placeIn(palette, i, name);
  const round = Math.floor(place / palette.length);
  return fade(palette[place % palette.length] ?? '', Math.max(1 - round * 0.4, 0.3));
}

/** Share of `value` in `total`, written with that many decimals. */
export function writePercent(value: number, total: number, decimals: number): string {
  return `${(total > 0 ? (value / total) * 100 : 0).toFixed(decimals)}%`;
}
