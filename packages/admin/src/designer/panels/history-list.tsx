import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { positionOf, type HistoryEntry } from '../document/history.ts';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import './history-list.css';

type Step = Pick<HistoryEntry, 'id' | 'label' | 'about'> & Partial<Pick<HistoryEntry, 'at'>>;

function timeOf(at: number): string {
  const time = new Date(at);
  return `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}

/** Every step since the screen was opened, the latest at the bottom; a click goes to how it was after that step. */
export function HistoryList() {
  const text = useText();
  const { document } = useDesigner();
  const history = useDocument((state) => state.history);
  const savedAt = useDocument((state) => state.savedAt);
  const list = useRef<HTMLOListElement>(null);
  const now = positionOf(history);
  const first: Step = { id: history.base, label: history.base === 0 ? WORDS.historyStart : WORDS.historyCut };
  const steps: readonly Step[] = [first, ...history.past, ...history.future];

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);

  return (
    <ol className="history-list" aria-label={text(WORDS.history)} ref={list}>
      {steps.map(({ id, label, about, at }) => (
        <li key={id}>
          <button
            type="button"
            className="history-list__step"
            data-step={id}
            data-undone={id > now || undefined}
            aria-current={id === now ? 'step' : undefined}
            onClick={() => document.jumpTo(id)}
          >
            <span className="ellipsis" title={about ? `${text(label)} ${text(about)}` : text(label)}>
              {text(label)}
              {about ? <b className="history-list__about"> {text(about)}</b> : null}
            </span>
            {at === undefined ? null : (
              <time className="history-list__time number" dateTime={new Date(at).toISOString()}>
                {timeOf(at)}
              </time>
            )}
            {id === savedAt ? <span className="history-list__saved">{text(WORDS.saved)}</span> : null}
          </button>
        </li>
      ))}
    </ol>
  );
}
