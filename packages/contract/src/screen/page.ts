import type { NormalScreen } from './document.ts';

/** The page of that id; the first where the screen has none of it. Empty = the screen has one page. */
export function pageIn({ dashboard: { pages } }: Pick<NormalScreen, 'dashboard'>, id: string | undefined): string {
  return (pages.find((page) => page.id === id) ?? pages[0])?.id ?? '';
}
