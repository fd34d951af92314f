import { ROOM_LIMITS } from '@aj-report/contract';
import { useEffect } from 'react';
import type { OpenDesigner } from '../open-designer.ts';
import { watchAway } from './away.ts';

/** Keeps an open designer in step with others while it is shown. */
export function useTogether({ together, designer }: OpenDesigner): void {
  useEffect(() => {
    let stop = together.start();
    const unwatch = watchAway(together);
    const tellPlace = (): void => {
      const { scope, selection } = designer.document;
      together.tell({ ...scope, selection: selection.slice(0, ROOM_LIMITS.selectionMax) });
    };
    const unfollow = designer.document.store.subscribe((state, before) => {
      if (state.selection !== before.selection || state.scope !== before.scope) tellPlace();
    });
    const handleBack = (): void => together.hurry();
    const handleHide = (): void => stop();
    // The browser kept the page as it was.
    const handleShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) stop = together.start();
    };
    const handleLoss = (): void => together.lose();
    tellPlace();
    window.addEventListener('offline', handleLoss);
    window.addEventListener('online', handleBack);
    window.addEventListener('focus', handleBack);
    window.addEventListener('pagehide', handleHide);
    window.addEventListener('pageshow', handleShow);
    return () => {
      unfollow();
      unwatch();
      stop();
      window.removeEventListener('offline', handleLoss);
      window.removeEventListener('online', handleBack);
      window.removeEventListener('focus', handleBack);
      window.removeEventListener('pagehide', handleHide);
      window.removeEventListener('pageshow', handleShow);
    };
  }, [together, designer]);
}
