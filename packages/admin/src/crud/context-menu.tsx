import { useEffect, useRef } from 'react';
import { useText } from '../i18n/i18n.ts';
import { useCan } from '../session/use-can.tsx';
import type { ContextEntry, ListContext } from './define-resource.ts';

export interface ContextMenuPlace<R> {
  readonly x: number;
  readonly y: number;
  readonly rows: readonly R[];
}

interface ContextMenuProps<R> {
  readonly entries: readonly ContextEntry<R>[];
  readonly place: ContextMenuPlace<R>;
  readonly context: ListContext<R>;
  onClose(): void;
}

/** Menu at the pointer. Entries for a single row are disabled while several are selected. */
export function ContextMenu<R>({ entries, place, context, onClose }: ContextMenuProps<R>) {
  const text = useText();
  const isAllowed = useCan();
  const host = useRef<HTMLDivElement>(null);
  const shown = entries.filter((entry) => isAllowed(entry.permission ?? ''));

  useEffect(() => {
    const handleOutside = (event: Event) => {
      if (!event.composedPath().includes(host.current as EventTarget)) onClose();
    };
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('keydown', handleKey);
    document.addEventListener('scroll', onClose, true);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('scroll', onClose, true);
    };
  }, [onClose]);

  function handleSelect(event: CustomEvent) {
    const { value } = (event.detail as { item: { value: string } }).item;
    onClose();
    shown.find((entry) => entry.id === value)?.run(place.rows, context);
  }

  const left = Math.min(place.x, window.innerWidth - 200);
  const top = Math.min(place.y, window.innerHeight - shown.length * 34 - 24);
  return (
    <div ref={host} className="context-menu" style={{ left, top }}>
      <sl-menu onsl-select={handleSelect}>
        {shown.map((entry) => (
          <sl-menu-item
            key={entry.id}
            value={entry.id}
            data-danger={entry.isDangerous || undefined}
            disabled={entry.flag === 'single' && place.rows.length !== 1}
          >
            <sl-icon slot="prefix" name={entry.icon} />
            {text(entry.label)}
          </sl-menu-item>
        ))}
      </sl-menu>
    </div>
  );
}
