import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { COMMANDS, runCommand } from '../commands/command-list.ts';
import { GROUP_LABELS, isEnabled, type Command } from '../commands/command.ts';
import { toKeyText } from '../commands/key-stroke.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { IS_MAC } from '../ui/tool-button.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import './menus.css';

/** A stroke that needs its key cannot be called by name. */
const CALLABLE = COMMANDS.filter((command) => command.id !== 'nudge' && command.id !== 'command-palette');

/** Commands whose name in either language or id holds the words; those that can be done now first. */
function useFound(words: string): readonly Command[] {
  const designer = useDesigner();
  return useMemo(() => {
    const wanted = words.trim().toLowerCase();
    return CALLABLE.filter(({ label, id }) => `${label.zh} ${label.en} ${id}`.toLowerCase().includes(wanted)).sort(
      (a, b) => Number(isEnabled(b, designer)) - Number(isEnabled(a, designer)),
    );
  }, [words, designer]);
}

/** All commands by name; Enter does the marked one. */
export function CommandPalette({ onClose }: { onClose(): void }) {
  const designer = useDesigner();
  const text = useText();
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = useFound(words);

  function run(command: Command | undefined): void {
    if (!command || !isEnabled(command, designer)) return;
    onClose();
    runCommand(command, designer);
  }

  function handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') run(found[marked]);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = (marked + (event.key === 'ArrowDown' ? 1 : -1) + found.length) % Math.max(1, found.length);
      setMarked(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    }
  }

  return (
    <div className="finder-backdrop" onPointerDown={(event) => event.target === event.currentTarget && onClose()}>
      <div className="finder" role="dialog" aria-modal="true" onKeyDown={handleKey}>
        <input
          className="finder__input"
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls="finder-list"
          aria-label={text(WORDS.searchCommands)}
          placeholder={text(WORDS.searchCommands)}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setMarked(0);
          }}
        />
        <div className="finder__list" id="finder-list" role="listbox" ref={list}>
          {found.map((command, index) => (
            <button
              key={command.id}
              type="button"
              role="option"
              className="finder__item"
              aria-selected={index === marked}
              aria-disabled={!isEnabled(command, designer)}
              onPointerMove={() => setMarked(index)}
              onClick={() => run(command)}
            >
              <Icon name={command.icon} />
              <span>{text(command.label)}</span>
              <span className="finder__group">{text(GROUP_LABELS[command.group])}</span>
              <kbd>{command.keys?.[0] ? toKeyText(command.keys[0], IS_MAC) : ''}</kbd>
            </button>
          ))}
        </div>
        {found.length === 0 ? <div className="finder__nothing">{text(WORDS.nothingFound)}</div> : null}
      </div>
    </div>
  );
}
