import type { ViewStore } from './view-store.ts';

/** Below this the canvas between both panels would be less than half of the window. */
const NARROW = '(max-width: 1099px)';

/** Folds panels away while the window has no room for both. @returns what ends it */
export function followWidth(view: ViewStore): () => void {
  const query = window.matchMedia(NARROW);
  const follow = (): void => view.setNarrow(query.matches);
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}
