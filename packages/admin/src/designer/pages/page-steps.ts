import type { Designer } from '../designer.ts';
import { pageTabs } from '../document/pages.ts';

/** The page before or after the one that is worked on; undefined = there is none. */
export function pageBeside({ document, host }: Designer, by: -1 | 1): string | undefined {
  const tabs = pageTabs(document.stored, host.language());
  return tabs[tabs.findIndex(({ id }) => id === document.scope.page) + by]?.id;
}

export function hasPages({ document }: Designer): boolean {
  return document.stored.dashboard.pages.length > 1;
}
