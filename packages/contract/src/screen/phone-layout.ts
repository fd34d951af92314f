import type { NormalScreen } from './document.ts';
import type { PhonePlace } from './document-schema.ts';
import { pageIn } from './page.ts';

/** px of the phone that a layout is made for; every phone is as wide, and shows it scaled. */
export const PHONE_WIDTH = 390;
/** px of the least height: what a phone shows at once */
export const PHONE_HEIGHT = 844;
/** px below the lowest widget */
const FOOT = 16;

/**
 * The screen as phones show it: as high as the widgets of a page ask, and as wide as the phone. One without such a layout
 * as it is.
 */
export function onPhone(screen: NormalScreen, page: string): NormalScreen {
  const items = screen.layouts.phone?.items;
  if (!items) return screen;
  const widgets = screen.widgets.map((widget) => ({ ...widget, hidden: true, ...shownAt(items[widget.id]) }));
  const shown = pageIn(screen, page);
  const ends = widgets.map((one) =>
    one.hidden || pageIn(screen, one.page) !== shown ? 0 : one.top + one.height + FOOT,
  );
  const height = Math.max(PHONE_HEIGHT, ...ends);
  return { ...screen, widgets, dashboard: { ...screen.dashboard, width: PHONE_WIDTH, height, fit: 'width' } };
}

function shownAt(place: PhonePlace | undefined): PhonePlace {
  return place ? { hidden: false, ...place } : {};
}
