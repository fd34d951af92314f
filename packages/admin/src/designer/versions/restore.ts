import { pageIn, type NormalScreen, type NormalWidget } from '@aj-report/contract';
import type { Recipe } from '../document/change.ts';

/** Makes the screen what it was in a revision; the number of the newest revision stays, so that a save follows it. */
export function restoreScreen(past: NormalScreen): Recipe {
  return (screen) => {
    const { dashboard, groups, layouts, widgets } = structuredClone(past);
    Object.assign(screen, { dashboard, groups, layouts, widgets });
  };
}

/**
 * Makes one widget what it was in a revision, or takes it back where it has gone: then in the place it had among the
 * layers. Its group and its page are those it had where they are still there; else it stays on the page it is on, and
 * what had gone comes onto the page that is worked on.
 */
export function restoreWidget(past: NormalScreen, id: string): Recipe {
  return (screen) => {
    const before = past.widgets.findIndex((widget) => widget.id === id);
    const found = past.widgets[before];
    if (!found) return;
    const { group, page: _page, ...widget } = structuredClone(found);
    const place = screen.widgets.findIndex((one) => one.id === id);
    const isThere = group !== undefined && screen.groups.some((one) => one.id === group);
    const page = pageFor(screen, pageIn(past, found.page), screen.widgets[place]);
    const restored = { ...widget, ...(isThere && { group }), ...(page !== undefined && { page }) };
    if (place >= 0) screen.widgets[place] = restored;
    else screen.widgets.splice(Math.min(before, screen.widgets.length), 0, restored);
    restorePhonePlace(screen, past, id);
  };
}

/** @param now the widget as the screen has it; undefined = it has gone */
function pageFor(screen: NormalScreen, wanted: string, now: NormalWidget | undefined): string | undefined {
  if (screen.dashboard.pages.some((page) => page.id === wanted)) return wanted;
  return now?.page;
}

/** Where both have a layout for phones, the widget stands there as it did, or not at all. */
function restorePhonePlace({ layouts }: NormalScreen, past: NormalScreen, id: string): void {
  if (!layouts.phone || !past.layouts.phone) return;
  const place = past.layouts.phone.items?.[id];
  layouts.phone.items ??= {};
  if (place) layouts.phone.items[id] = { ...place };
  else delete layouts.phone.items[id];
}
