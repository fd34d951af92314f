import { FOLLOWS, shareOf, type BoxSize } from './box-share.ts';
import type { WidgetDeclaration } from './define-widget.ts';
import { frozenDefaults } from './field-properties.ts';

/** px: letters do not become smaller than these, those of titles stay larger. */
const LEAST_FONT = 10;
const LEAST_TITLE = 12;
const TITLE = 15;
const LEAST_GAP = 4;
/** px of height below which there is no room for a second line above the plot, nor for names of axes */
const LOW = 150;

const FONT = /fontsize/i;
const GAP = /^margin|ItemGap$|^fontDistance/;
const ICON = /^legend(?:Width|Height)$/;
/** Marks of the plot, in px: they become larger and smaller with it. */
const MARK = /^(?:maxWidth|pointSize|lineWidth|curveWidth|minSize|maxSize|bubbleSize|symbolSize|nodeWidth|nodeGap)$/;
const MARK_ON_MAP = /^(?:linkWidth|routeWidth|columnWidth|columnHeight|ringWidth)$/;
/** Texts that are left out of a low box: they explain what stands there anyhow. */
const SPARED = ['subtext', 'nameX', 'textNameX', 'textNameY', 'textNameYLeft', 'textNameYRight'];

/** px of letters that are `size` high where nothing is small or large. */
export function fitFont(size: number, share: number): number {
  if (share > 1) return Math.round(size * (1 + (share - 1) * FOLLOWS));
  return Math.min(size, Math.max(Math.round(size * share), size > TITLE ? LEAST_TITLE : LEAST_FONT));
}

/** px of a size that no field sets: larger in a large box, as declared in all others. */
export function grownSize(size: number, box: BoxSize): number {
  return fitFont(size, Math.max(shareOf(box), 1));
}

function shrink(name: string, size: number, share: number): number {
  if (FONT.test(name)) return fitFont(size, share);
  if (GAP.test(name)) return Math.min(size, Math.max(Math.round(size * share * share), LEAST_GAP));
  return ICON.test(name) || MARK.test(name) ? Math.round(size * Math.sqrt(share) * 2) / 2 : size;
}

function grow(name: string, size: number, share: number): number {
  // Bands of bars grow from the widget's own size on, which is smaller than a vast box.
  if (name === 'maxWidth') return Math.round(size * share ** 1.5);
  if (MARK.test(name) || MARK_ON_MAP.test(name)) return Math.round(size * share * 2) / 2;
  if (FONT.test(name) || GAP.test(name) || ICON.test(name)) return fitFont(size, share);
  return size;
}

interface Fitted {
  readonly share: number;
  readonly isLow: boolean;
  readonly props: object;
}

/** A chart is drawn with the same properties in the same box whenever its data change. */
const known = new WeakMap<object, Fitted>();

/**
 * Properties of a chart as they suit its box. In a small one letters and margins are smaller, and what would leave no
 * room for the plot is left out; in a large one letters and marks are larger. What differs from its default stays; a
 * default that was typed by hand counts as one (docs/decisions/0046).
 */
export function suitBox<P extends object>(given: P, { fields }: Pick<WidgetDeclaration, 'fields'>, size: BoxSize): P {
  const share = shareOf(size);
  if (share === 1) return given;
  const isLow = size.height < LOW;
  const before = known.get(given);
  if (before?.share === share && before.isLow === isLow) return before.props as P;
  const defaults = frozenDefaults(fields);
  const fitted = Object.entries(given).map(([name, value]) => {
    if (isLow && SPARED.includes(name)) return [name, ''];
    if (typeof value !== 'number' || value !== defaults[name]) return [name, value];
    return [name, share < 1 ? shrink(name, value, share) : grow(name, value, share)];
  });
  const props = Object.fromEntries(fitted) as P;
  known.set(given, { share, isLow, props });
  return props;
}
