import type { Fields } from '@aj-report/contract';
import { FOLLOWS, shareOf, type BoxSize } from './box-share.ts';
import type { WidgetDeclaration } from './define-widget.ts';
import { frozenDefaults } from './field-properties.ts';
import { hasRoomFor } from './labels/size-step.ts';

/** px: letters do not become smaller than these, those of titles stay larger. */
const LEAST_FONT = 10;
const LEAST_TITLE = 12;
const TITLE = 15;
const LEAST_GAP = 4;
const MOST_SHARES = 20;

const FONT = /fontsize/i;
const GAP = /^margin|ItemGap$|^fontDistance/;
const ICON = /^legend(?:Width|Height)$/;
/** Marks of the plot, in px: they become larger and smaller with it. */
const MARK = /^(?:maxWidth|pointSize|lineWidth|curveWidth|minSize|maxSize|bubbleSize|symbolSize|nodeWidth|nodeGap)$/;
const MARK_ON_MAP = /^(?:linkWidth|routeWidth|columnWidth|columnHeight|ringWidth)$/;
/** Texts that explain what stands there anyhow: left out where a box has no room for names of axes. */
const EXPLANATIONS = ['subtext', 'nameX', 'textNameX', 'textNameY', 'textNameYLeft', 'textNameYRight'];

/** px of letters that are `size` high where nothing is small or large. */
export function fitFont(size: number, share: number): number {
  if (share > 1) return Math.round(size * (1 + (share - 1) * FOLLOWS));
  return Math.min(size, Math.max(Math.round(size * share), size > TITLE ? LEAST_TITLE : LEAST_FONT));
}

/** px of a size that no field sets: larger in a large box, as declared in all others. */
export function grownSize(size: number, box: BoxSize): number {
  return fitFont(size, Math.max(shareOf(box), 1));
}

/** px of a mark that is `size` large where nothing is small or large, in steps of half a px. */
function fitMark(size: number, share: number): number {
  return Math.round(size * (share < 1 ? Math.sqrt(share) : share) * 2) / 2;
}

function shrink(name: string, size: number, share: number): number {
  if (FONT.test(name)) return fitFont(size, share);
  if (GAP.test(name)) return Math.min(size, Math.max(Math.round(size * share * share), LEAST_GAP));
  return ICON.test(name) || MARK.test(name) ? fitMark(size, share) : size;
}

function grow(name: string, size: number, share: number): number {
  // Bands of bars grow from the widget's own size on, which is smaller than a vast box.
  if (name === 'maxWidth') return Math.round(size * share ** 1.5);
  if (MARK.test(name) || MARK_ON_MAP.test(name)) return fitMark(size, share);
  if (FONT.test(name) || GAP.test(name) || ICON.test(name)) return fitFont(size, share);
  return size;
}

type Defaults = Readonly<Record<string, unknown>>;

/** What the defaults of a widget become in a box: the same for all boxes of one share. */
function fitDefaults(fields: Fields, defaults: Defaults, share: number): Defaults {
  const fitted = Object.entries(defaults).map(([name, value]) => {
    if (typeof value !== 'number') return [name, value];
    if (fields[name]?.['x-aj'].scales === 'mark') return [name, fitMark(value, share)];
    return [name, share < 1 ? shrink(name, value, share) : grow(name, value, share)];
  });
  return Object.fromEntries(fitted.filter(([name, value]) => value !== defaults[name as string]));
}

/** By defaults, then by share: a screen has many charts of one kind and size. */
const fittedDefaults = new WeakMap<object, Map<number, Defaults>>();

function fittedDefaultsOf(fields: Fields, defaults: Defaults, share: number): Defaults {
  const byShare = fittedDefaults.get(defaults) ?? new Map<number, Defaults>();
  fittedDefaults.set(defaults, byShare);
  // A box that is dragged larger goes through hundreds of shares.
  if (byShare.size > MOST_SHARES) byShare.clear();
  const fitted = byShare.get(share) ?? fitDefaults(fields, defaults, share);
  byShare.set(share, fitted);
  return fitted;
}

interface Fitted {
  readonly share: number;
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
  const before = known.get(given);
  if (before?.share === share) return before.props as P;
  const defaults = frozenDefaults(fields);
  const props = { ...given } as Record<string, unknown>;
  for (const [name, value] of Object.entries(fittedDefaultsOf(fields, defaults, share))) {
    if (props[name] === defaults[name]) props[name] = value;
  }
  if (!hasRoomFor('axisNames', size)) for (const name of EXPLANATIONS) if (name in props) props[name] = '';
  known.set(given, { share, props });
  return props as P;
}
