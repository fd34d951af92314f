import type { Text } from '@aj-report/contract';
import type { Designer } from '../designer.ts';
import { movePage, pageTabs } from '../document/pages.ts';

/** The page before or after the one that is worked on; undefined = there is none. */
export function pageBeside({ document, host }: Designer, by: -1 | 1): string | undefined {
  const tabs = pageTabs(document.stored, host.language());
  return tabs[tabs.findIndex(({ id }) => id === document.scope.page) + by]?.id;
}

export function hasPages({ document }: Designer): boolean {
  return document.stored.dashboard.pages.length > 1;
}

/** The page that is worked on changes places with the one before or after it. */
export function shiftPage({ document }: Designer, label: Text, by: -1 | 1): void {
  const { page } = document.scope;
  const place = document.stored.dashboard.pages.findIndex(({ id }) => id === page);
  document.change(label, movePage(page, place + by), { isForStored: true });
}
