import type { DataSetChoice } from '@aj-report/contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../i18n/i18n.ts';
import { WORDS } from '../../designer.words.ts';
import { Icon } from '../../icons/icon.tsx';
import { DATA_WORDS } from './data.words.ts';
import type { Loaded } from './use-data-sets.ts';

interface SetPickerProps {
  readonly sets: Loaded<readonly DataSetChoice[]>;
  readonly chosen: DataSetChoice | undefined;
  readonly setCode: string;
  onChoose(set: DataSetChoice): void;
}

/** A list of data sets that opens under a button and can be searched. */
export function SetPicker({ sets, chosen, setCode, onChoose }: SetPickerProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const handleDown = (event: PointerEvent): void => {
      if (!place.current?.contains(event.target as Node)) setIsOpen(false);
    };
    window.addEventListener('pointerdown', handleDown, true);
    return () => window.removeEventListener('pointerdown', handleDown, true);
  }, [isOpen]);

  if (sets.kind === 'failed') return <p className="data__problem">{sets.message}</p>;
  if (sets.kind === 'ready' && sets.value.length === 0) return <NoSets />;
  return (
    <section className="data__part" ref={place}>
      <h4>{text(DATA_WORDS.dataSet)}</h4>
      <button
        type="button"
        className="picker"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        data-set-picker
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="data" />
        <span className="ellipsis">{chosen?.setName ?? (setCode || text(DATA_WORDS.chooseSet))}</span>
        <Icon name="chevron-down" />
      </button>
      {isOpen ? (
        <SetList
          sets={sets.kind === 'ready' ? sets.value : []}
          setCode={setCode}
          onClose={() => setIsOpen(false)}
          onChoose={(set) => {
            setIsOpen(false);
            onChoose(set);
          }}
        />
      ) : null}
    </section>
  );
}

function NoSets() {
  const text = useText();
  return (
    <div className="panel__empty">
      <p>{text(DATA_WORDS.noSets)}</p>
      <p>{text(DATA_WORDS.noSetsHelp)}</p>
      <a href="/report/resultset" target="_blank" rel="noreferrer">
        {text(DATA_WORDS.openSets)}
      </a>
    </div>
  );
}

interface SetListProps {
  readonly sets: readonly DataSetChoice[];
  readonly setCode: string;
  onChoose(set: DataSetChoice): void;
  onClose(): void;
}

function SetList({ sets, setCode, onChoose, onClose }: SetListProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState(0);
  const wanted = words.trim().toLowerCase();
  const found = sets.filter((set) => `${set.setName} ${set.setCode} ${set.setDesc}`.toLowerCase().includes(wanted));

  function handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    const one = found[marked];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && one) onChoose(one);
    else if (event.key === 'ArrowDown') setMarked(Math.min(found.length - 1, marked + 1));
    else if (event.key === 'ArrowUp') setMarked(Math.max(0, marked - 1));
    else return;
    event.preventDefault();
  }

  return (
    <div className="picker__list" onKeyDown={handleKey}>
      <input
        autoFocus
        className="picker__search"
        aria-label={text(DATA_WORDS.searchSets)}
        placeholder={text(DATA_WORDS.searchSets)}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setMarked(0);
        }}
      />
      <div role="listbox" className="picker__options">
        {found.map((set, index) => (
          <button
            key={set.setCode}
            type="button"
            role="option"
            className="picker__option"
            aria-selected={set.setCode === setCode}
            data-marked={index === marked || undefined}
            data-set={set.setCode}
            onPointerMove={() => setMarked(index)}
            onClick={() => onChoose(set)}
          >
            <span className="ellipsis">{set.setName}</span>
            <span className="picker__code ellipsis">{set.setCode}</span>
          </button>
        ))}
        {found.length === 0 ? <p className="panel__empty">{text(WORDS.nothingFound)}</p> : null}
      </div>
    </div>
  );
}
