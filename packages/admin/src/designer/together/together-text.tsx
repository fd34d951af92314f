import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { fill } from '../designer.words.ts';
import { TOGETHER_WORDS } from './together.words.ts';
import type { Together } from './together.ts';

/** Says that the connection is cut, and how much waits for it. */
export function TogetherText({ together }: { readonly together: Together }) {
  const text = useText();
  const isOffline = useStore(together.store, ({ kind }) => kind === 'offline');
  const count = useStore(together.store, ({ waiting }) => waiting);
  if (!isOffline) return null;
  return (
    <span className="status-bar__save" data-state="dirty" data-offline={count} title={text(TOGETHER_WORDS.offlineHint)}>
      {count > 0 ? fill(text(TOGETHER_WORDS.waiting), { count }) : text(TOGETHER_WORDS.offline)}
    </span>
  );
}
