import type { Together } from './together.ts';

/** ms that a tab is hidden before it holds no connection any more: browsers have six for all tabs of a service */
const AWAY_MS = 30_000;

/** Lets go of the connection of a tab that nobody looks at. Gives back what ends that. */
export function watchAway(together: Pick<Together, 'goAway' | 'comeBack'>, page: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (page.hidden) timer = setTimeout(() => void together.goAway(), AWAY_MS);
    else together.comeBack();
  };
  look();
  page.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', look);
  };
}
