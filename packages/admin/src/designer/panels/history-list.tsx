import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { positionOf } from '../document/history.ts';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import './history-list.css';

/** Every step since the screen was opened, the latest at the bottom; a click goes to how it was after that step. */
export function HistoryList() {
  const text = useText();
  const { document } = useDesigner();
  const history = useDocument((state) => state.history);
  const savedAt = useDocument((state) => state.savedAt);
  const list = useRef<HTMLOListElement>(null);
  const now = positionOf(history);
  const first = { id: history.base, label: history.base === 0 ? WORDS.historyStart : WORDS.historyCut };
  const steps = [first, ...history.past, ...history.future];

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);

  return (
    <ol className="history-list" aria-label={text(WORDS.history)} ref={list}>
      {steps.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            className="history-list__step"
            data-step={id}
            data-undone={id > now || undefined}
            aria-current={id === now ? 'step' : undefined}
            onClick={() => document.jumpTo(id)}
          >
            <span className="ellipsis">{text(label)}</span>
            {id === savedAt ? <span className="history-list__saved">{text(WORDS.saved)}</span> : null}
          </button>
        </li>
      ))}
    </ol>
  );
}
