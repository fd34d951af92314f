import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import '../panels/menus.css';

export interface Finding {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** What it is, in short. */
  readonly note: string;
  readonly keyText?: string | undefined;
  readonly isDisabled?: boolean;
  run(): void;
}

interface FinderProps {
  readonly label: string;
  /** Found for words; must be quick, for it is asked with every letter. */
  find(words: string): readonly Finding[];
  onClose(): void;
}

/** A box in which one types what one looks for; Enter takes the marked finding. */
export function Finder({ label, find, onClose }: FinderProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = find(words);

  function take(finding: Finding | undefined): void {
    if (!finding || finding.isDisabled) return;
    onClose();
    finding.run();
  }

  function handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    // Keys that choose among the candidates of an input method are not meant for the list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') take(found[marked]);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = (marked + (event.key === 'ArrowDown' ? 1 : -1) + found.length) % Math.max(1, found.length);
      setMarked(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    }
  }

  return (
    <div className="finder-backdrop" onPointerDown={(event) => event.target === event.currentTarget && onClose()}>
      <div className="finder" role="dialog" aria-modal="true" aria-label={label} onKeyDown={handleKey}>
        <input
          className="finder__input"
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls="finder-list"
          aria-label={label}
          placeholder={label}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setMarked(0);
          }}
        />
        <div className="finder__list" id="finder-list" role="listbox" ref={list}>
          {found.map((finding, index) => (
            <button
              key={finding.key}
              type="button"
              role="option"
              className="finder__item"
              aria-selected={index === marked}
              aria-disabled={finding.isDisabled}
              onPointerMove={() => setMarked(index)}
              onClick={() => take(finding)}
            >
              {finding.icon}
              <span className="ellipsis">{finding.label}</span>
              <span className="finder__group ellipsis">{finding.note}</span>
              <kbd>{finding.keyText}</kbd>
            </button>
          ))}
        </div>
        {found.length === 0 ? <div className="finder__nothing">{text(WORDS.nothingFound)}</div> : null}
      </div>
    </div>
  );
}
