import { onPhone, pageIn, type NormalScreen, type NormalWidget, type PhonePlace } from '@aj-report/contract';
import { arrangeForPhone } from './arrange-phone.ts';
import type { Recipe } from './change.ts';
import { GAP } from './free-place.ts';
import { contentsOf } from './groups.ts';
import { isGuideOn } from './guides.ts';

export type LayoutName = 'desktop' | 'phone';

/** The part of a screen that is worked on. */
export interface Scope {
  /** Id of a page; empty = the screen has one page. */
  readonly page: string;
  readonly layout: LayoutName;
}

export const WHOLE_SCREEN: Scope = { page: '', layout: 'desktop' };

/** px of the screen at which widgets wait that phones do not show: far below all others */
const PARKED = 50_000;
const PLACE_KEYS = ['left', 'top', 'width', 'height', 'rotate', 'hidden'] as const;

/** The scope, or what the screen has in its place. */
export function toScope({ dashboard, layouts }: NormalScreen, { page, layout }: Scope): Scope {
  return { page: pageIn({ dashboard }, page), layout: layouts.phone ? layout : 'desktop' };
}

/** Id of the page on which a widget stands; empty = the screen has one page. */
export function pageOf(screen: NormalScreen, { page }: Pick<NormalWidget, 'page'>): string {
  return pageIn(screen, page);
}

/** The screen with its widgets where the layout has them, as high as the layout has a page. */
export function inLayout(stored: NormalScreen, { layout, page }: Scope): NormalScreen {
  if (layout === 'desktop') return stored;
  const screen = onPhone(stored, page);
  const { items = {}, guides = [] } = stored.layouts.phone ?? {};
  const widgets = screen.widgets.map((widget) => (items[widget.id] ? widget : { ...widget, left: 0, top: PARKED }));
  return { ...screen, widgets, dashboard: { ...screen.dashboard, guides } };
}

/** The screen with the widgets and guides of one page. */
export function onPage(screen: NormalScreen, page: string): NormalScreen {
  if (page === '') return screen;
  const guides = screen.dashboard.guides.filter((guide) => isGuideOn(guide, page));
  const widgets = screen.widgets.filter((widget) => pageOf(screen, widget) === page);
  return { ...screen, widgets, dashboard: { ...screen.dashboard, guides } };
}

/**
 * A recipe that is written for what phones show, as one for what is stored: places become those on the phone, and what
 * is new is not shown elsewhere.
 */
export function throughPhone(recipe: Recipe, stored: NormalScreen): Recipe {
  const seen = inLayout(stored, { layout: 'phone', page: '' });
  return (screen) => {
    screen.widgets.forEach((widget, index) => Object.assign(widget, placeOf(seen.widgets[index]!)));
    Object.assign(screen.dashboard, { ...seen.dashboard });
    recipe(screen);
    takeDashboard(screen, stored, seen);
    takePlaces(screen, stored, seen);
  };
}

function placeOf(widget: NormalWidget) {
  return Object.fromEntries(PLACE_KEYS.map((key) => [key, widget[key]])) as Pick<
    NormalWidget,
    (typeof PLACE_KEYS)[number]
  >;
}

/** Size and guides are those of the phone; the other settings are the same for all. */
function takeDashboard(screen: NormalScreen, stored: NormalScreen, seen: NormalScreen): void {
  const { guides } = screen.dashboard;
  if (JSON.stringify(guides) !== JSON.stringify(seen.dashboard.guides))
    phoneOf(screen).guides = guides.map((one) => ({ ...one }));
  const { width, height, fit } = stored.dashboard;
  Object.assign(screen.dashboard, { width, height, fit, guides: stored.dashboard.guides });
}

function takePlaces(screen: NormalScreen, stored: NormalScreen, seen: NormalScreen): void {
  const before = new Map(seen.widgets.map((widget) => [widget.id, widget]));
  const desktop = new Map(stored.widgets.map((widget) => [widget.id, widget]));
  const coming: string[] = [];
  for (const widget of screen.widgets) {
    const was = before.get(widget.id);
    if (!was || PLACE_KEYS.some((key) => widget[key] !== was[key])) {
      if (widget.top >= PARKED) coming.push(widget.id);
      else takePlace(screen, widget, was);
    }
    const old = desktop.get(widget.id);
    Object.assign(widget, old ? placeOf(old) : { hidden: true });
  }
  if (coming.length > 0) placeBelow(screen, stored, coming);
}

function takePlace(screen: NormalScreen, widget: NormalWidget, was: NormalWidget | undefined): void {
  const items = itemsOf(screen);
  const kept = items[widget.id];
  const changed = PLACE_KEYS.filter((key) => !kept || widget[key] !== was?.[key]);
  const place: PhonePlace = Object.fromEntries(changed.map((key) => [key, widget[key]]));
  if (kept) Object.assign(kept, place);
  else items[widget.id] = place;
}

/** Widgets that phones did not show come below those that they do. */
function placeBelow(screen: NormalScreen, stored: NormalScreen, ids: readonly string[]): void {
  const all = [...ids, ...contentsOf(stored, ids)];
  const page = pageOf(
    stored,
    stored.widgets.find(({ id }) => id === ids[0])!,
  );
  const places = arrangeForPhone(withAllShown(stored), all, lowest(stored, page) + GAP);
  for (const [id, place] of places) itemsOf(screen)[id] = place;
}

function withAllShown(screen: NormalScreen): NormalScreen {
  return { ...screen, widgets: screen.widgets.map((widget) => ({ ...widget, hidden: false })) };
}

/** px at which the lowest widget ends that phones show on a page */
function lowest(stored: NormalScreen, page: string): number {
  const shown = onPage(onPhone(stored, page), page).widgets.filter(({ hidden }) => !hidden);
  return Math.max(0, ...shown.map(({ top, height }) => top + height));
}

function phoneOf(screen: NormalScreen) {
  screen.layouts.phone ??= {};
  return screen.layouts.phone;
}

function itemsOf(screen: NormalScreen) {
  const phone = phoneOf(screen);
  phone.items ??= {};
  return phone.items;
}
