import type { ShareState } from '@aj-report/contract';
import { useText } from '../i18n/i18n.ts';
import { SHARE_STATE_LABELS } from './share.words.ts';
import './shares.css';

/** Whether a share opens. */
export function ShareStateTag({ state }: { readonly state: ShareState }) {
  const text = useText();
  return (
    <span className="share-state" data-state={state}>
      {text(SHARE_STATE_LABELS[state])}
    </span>
  );
}
