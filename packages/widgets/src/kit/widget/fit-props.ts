import type { RuntimeFields, SizeRole } from '@aj-report/contract';
import { FOLLOWS, shareOf, type BoxSize } from '../box/box-share.ts';
import type { RuntimeDeclaration } from './runtime-declaration.ts';
import { frozenDefaults } from './field-properties.ts';
import { hasRoomFor } from '../labels/size-step.ts';

/** px: letters do not become smaller than these, those of titles stay larger. */
const SMALLEST_FONT = 10;
const SMALLEST_TITLE = 12;
const TITLE_FROM = 15;
const SMALLEST_GAP = 4;
const KEPT_SHARES_MAX = 20;

/** px of letters that are `size` high where nothing is small or large. */
export function fitFont(size: number, share: number): number {
  if (share > 1) return Math.round(size * (1 + (share - 1) * FOLLOWS));
  return Math.min(size, Math.max(Math.round(size * share), size > TITLE_FROM ? SMALLEST_TITLE : SMALLEST_FONT));
}

/** px of a size that no field sets: larger in a large box, as declared in all others. */
export function grownSize(size: number, box: BoxSize): number {
  return fitFont(size, Math.max(shareOf(box), 1));
}

/** px of a mark that is `size` large where nothing is small or large, in steps of half a px. */
function fitMark(size: number, share: number): number {
  return Math.round(size * (share < 1 ? Math.sqrt(share) : share) * 2) / 2;
}

function fitGap(size: number, share: number): number {
  return Math.min(size, Math.max(Math.round(size * share * share), SMALLEST_GAP));
}

type Fit = (size: number, share: number) => number;

/** What a size becomes in a box smaller and larger than the usual ones. */
const FITS: Readonly<Record<SizeRole, { readonly shrink: Fit; readonly grow: Fit }>> = {
  font: { shrink: fitFont, grow: fitFont },
  gap: { shrink: fitGap, grow: fitFont },
  key: { shrink: fitMark, grow: fitFont },
  mark: { shrink: fitMark, grow: fitMark },
  // Bars grow from the widget's own size on, which is smaller than a vast box.
  bar: { shrink: fitMark, grow: (size, share) => Math.round(size * share ** 1.5) },
  stroke: { shrink: (size) => size, grow: fitMark },
};

type Defaults = Readonly<Record<string, unknown>>;

/** What the defaults of a widget become in a box: the same for all boxes of one share. */
function fitDefaults(fields: RuntimeFields, defaults: Defaults, share: number): Defaults {
  const fitted = Object.entries(defaults).map(([name, value]) => {
    const role = fields[name]?.['x-aj'].scales;
    if (role === undefined || typeof value !== 'number') return [name, value];
    const { shrink, grow } = FITS[role];
    return [name, share < 1 ? shrink(value, share) : grow(value, share)];
  });
  return Object.fromEntries(fitted.filter(([name, value]) => value !== defaults[name as string]));
}

/** By defaults, then by share: a screen has many charts of one kind and size. */
const fittedDefaults = new WeakMap<object, Map<number, Defaults>>();

function fittedDefaultsOf(fields: RuntimeFields, defaults: Defaults, share: number): Defaults {
  const byShare = fittedDefaults.get(defaults) ?? new Map<number, Defaults>();
  fittedDefaults.set(defaults, byShare);
  // A box that is dragged larger goes through hundreds of shares.
  if (byShare.size > KEPT_SHARES_MAX) byShare.clear();
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
 * default that was typed by hand counts as one (docs/decisions/0214).
 */
export function suitBox<P extends object>(given: P, { fields }: Pick<RuntimeDeclaration, 'fields'>, size: BoxSize): P {
  const share = shareOf(size);
  if (share === 1) return given;
  const before = known.get(given);
  if (before?.share === share) return before.props as P;
  const defaults = frozenDefaults(fields);
  const props = { ...given } as Record<string, unknown>;
  for (const [name, value] of Object.entries(fittedDefaultsOf(fields, defaults, share))) {
    if (props[name] === defaults[name]) props[name] = value;
  }
  if (!hasRoomFor('axisNames', size)) {
    for (const [name, field] of Object.entries(fields)) if (field['x-aj'].leftOutWhenSmall) props[name] = '';
  }
  known.set(given, { share, props });
  return props as P;
}
