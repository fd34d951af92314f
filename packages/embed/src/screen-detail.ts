import type { ScreenDocument } from '@aj-report/contract';

/** Detail of `aj-load` and `aj-ready`: what screen it is. */
export interface ScreenDetail {
  readonly reportCode: string;
  readonly revision: number;
  readonly title: string;
  /** px of the screen's own design */
  readonly width: number;
  readonly height: number;
  /** In their order; empty = the screen has one page. */
  readonly pages: readonly { readonly id: string; readonly title?: string }[];
  /** s that each page is shown; 0 = readers turn them */
  readonly pageSeconds: number;
}

/** Detail of `aj-stale`. */
export interface StaleDetail {
  /** ms since the epoch: when the service was last heard, while it is silent; null = it is back */
  readonly since: number | null;
}

/** What a page hears of a screen. */
export function toScreenDetail({ reportCode, revision = 0, dashboard = {} }: ScreenDocument): ScreenDetail {
  const { title = '', width = 1920, height = 1080, pages = [], pageSeconds = 0 } = dashboard;
  return { reportCode, revision, title, width, height, pages, pageSeconds };
}
