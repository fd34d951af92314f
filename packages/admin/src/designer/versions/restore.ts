import type { NormalScreen } from '@aj-report/contract';
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
 * layers, and in its group where that is still there.
 */
export function restoreWidget(past: NormalScreen, id: string): Recipe {
  return (screen) => {
    const before = past.widgets.findIndex((widget) => widget.id === id);
    const found = past.widgets[before];
    if (!found) return;
    const { group, ...widget } = structuredClone(found);
    const isThere = group !== undefined && screen.groups.some((one) => one.id === group);
    const restored = isThere ? { ...widget, group } : widget;
    const place = screen.widgets.findIndex((one) => one.id === id);
    if (place >= 0) screen.widgets[place] = restored;
    else screen.widgets.splice(Math.min(before, screen.widgets.length), 0, restored);
  };
}
