import type { NormalScreen } from '@aj-report/contract';
import { arrangeForPhone, widgetsForPhone } from './arrange-phone.ts';
import type { Recipe } from './change.ts';
import { onPage } from './scope.ts';

/** Gives phones a layout of their own, with what says something of every page. */
export function layOutForPhone(stored: NormalScreen): Recipe {
  const { pages } = stored.dashboard;
  const ids = pages.length > 0 ? pages.map(({ id }) => id) : [''];
  const places = ids.flatMap((id) => {
    const page = onPage(stored, id);
    return [...arrangeForPhone(page, widgetsForPhone(page))];
  });
  return (screen) => {
    screen.layouts.phone = { ...screen.layouts.phone, items: Object.fromEntries(places) };
  };
}
