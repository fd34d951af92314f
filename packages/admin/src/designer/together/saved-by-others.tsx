import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { fill } from '../../i18n/fill.ts';
import { TOGETHER_WORDS } from './together.words.ts';
import type { Together } from './together.ts';

const SHOWN_MS = 5_000;

/** Says for a while that another has saved. */
export function SavedByOthers({ together }: { readonly together: Together }) {
  const text = useText();
  const saved = useStore(together.store, (state) => state.savedBy);
  const [past, setPast] = useState<number | undefined>();
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setPast(saved.revision), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  if (!saved || saved.revision === past) return null;
  const name = saved.name || text(TOGETHER_WORDS.someone);
  return (
    <p className="saved-by" role="status" data-saved-by>
      {fill(text(TOGETHER_WORDS.savedBy), { name, revision: saved.revision })}
    </p>
  );
}
