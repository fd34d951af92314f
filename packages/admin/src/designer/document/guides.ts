import type { NormalScreen } from '@aj-report/contract';

type Guide = NormalScreen['dashboard']['guides'][number];

/** Whether a guide stands on a page; those that name none stand on all, as those of older screens do. */
export function isGuideOn({ page }: Guide, shown: string): boolean {
  return page === undefined || shown === '' || page === shown;
}

/** A new guide for the page that is worked on; of a screen with one page it names none. */
export function guideFor(page: string, { axis, position }: Guide): Guide {
  return { axis, position, ...(page === '' ? {} : { page }) };
}
