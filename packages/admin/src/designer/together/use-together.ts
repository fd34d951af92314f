import { LIMITS } from '@aj-report/contract';
import { useEffect } from 'react';
import type { OpenDesigner } from '../open-designer.ts';

/** Keeps an open designer in step with others while it is shown. */
export function useTogether({ together, designer }: OpenDesigner): void {
  useEffect(() => {
    const stop = together.start();
    const tellPlace = (): void => {
      const { scope, selection } = designer.document;
      together.tell({ ...scope, selection: selection.slice(0, LIMITS.presenceSelectionMax) });
    };
    const unfollow = designer.document.store.subscribe((state, before) => {
      if (state.selection !== before.selection || state.scope !== before.scope) tellPlace();
    });
    const handleBack = (): void => together.hurry();
    const handleLoss = (): void => together.lose();
    tellPlace();
    window.addEventListener('offline', handleLoss);
    window.addEventListener('online', handleBack);
    window.addEventListener('focus', handleBack);
    window.addEventListener('pagehide', stop);
    return () => {
      unfollow();
      stop();
      window.removeEventListener('offline', handleLoss);
      window.removeEventListener('online', handleBack);
      window.removeEventListener('focus', handleBack);
      window.removeEventListener('pagehide', stop);
    };
  }, [together, designer]);
}
