import { useEffect, useLayoutEffect, useRef } from 'react';
import { COMMANDS, runCommand } from '../commands/command-list.ts';
import { isEnabled, type Command } from '../commands/command.ts';
import { toKeyText } from '../commands/key-stroke.ts';
import type { Point } from '../geometry/rect.ts';
import { Icon } from '../icons/icon.tsx';
import { useText } from '../../i18n/i18n.ts';
import { IS_MAC } from '../ui/tool-button.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import './menus.css';

interface ContextMenuProps {
  /** px of the page */
  readonly at: Point;
  onClose(): void;
}

/** What a menu shows for the present selection: alignment only where there is something to align. */
function commandsFor(count: number): readonly Command[] {
  return COMMANDS.filter((command) => command.inMenu && (command.group !== 'align' || count > 1));
}

/** px kept free between the menu and the edge of the window */
const EDGE = 8;

/** The commands that fit the selection, at the pointer. */
export function ContextMenu({ at, onClose }: ContextMenuProps) {
  const designer = useDesigner();
  const text = useText();
  const menu = useRef<HTMLDivElement>(null);
  const commands = commandsFor(designer.document.selection.length);

  useLayoutEffect(() => {
    const element = menu.current!;
    const x = Math.min(at.x, window.innerWidth - element.offsetWidth - EDGE);
    const y = Math.min(at.y, window.innerHeight - element.offsetHeight - EDGE);
    element.style.transform = `translate(${Math.max(EDGE, x)}px, ${Math.max(EDGE, y)}px)`;
    element.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
  }, [at]);

  useEffect(() => {
    const handleDown = (event: PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    window.addEventListener('pointerdown', handleDown, true);
    window.addEventListener('blur', onClose);
    return () => {
      window.removeEventListener('pointerdown', handleDown, true);
      window.removeEventListener('blur', onClose);
    };
  }, [onClose]);

  return (
    <div className="menu" role="menu" ref={menu} onKeyDown={(event) => handleMenuKey(event, onClose)}>
      {commands.map((command, index) => (
        <button
          key={command.id}
          type="button"
          role="menuitem"
          className="menu__item"
          data-first={(index > 0 && commands[index - 1]?.group !== command.group) || undefined}
          disabled={!isEnabled(command, designer)}
          onClick={() => {
            onClose();
            runCommand(command, designer);
          }}
        >
          <Icon name={command.icon} />
          <span>{text(command.label)}</span>
          <kbd>{command.keys?.[0] ? toKeyText(command.keys[0], IS_MAC) : ''}</kbd>
        </button>
      ))}
    </div>
  );
}

function handleMenuKey(event: React.KeyboardEvent<HTMLElement>, onClose: () => void): void {
  event.stopPropagation();
  if (event.key === 'Escape') return onClose();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const index = items.indexOf(document.activeElement as HTMLElement) + step;
  items.at(index % items.length)?.focus();
}
