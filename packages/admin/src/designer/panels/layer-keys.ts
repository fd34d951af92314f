import type { KeyboardEvent } from 'react';
import type { ViewStore } from '../view/view-store.ts';

/** Arrows up and down walk the lines, left and right fold and unfold the one that has the focus. */
export function handleTreeKeys(event: KeyboardEvent<HTMLElement>, view: ViewStore): void {
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('.layer__name')];
  const name = document.activeElement as HTMLElement;
  const index = names.indexOf(name);
  if (index < 0) return;
  const line = name.closest<HTMLElement>('[data-layer]');
  const isOpen = line?.getAttribute('aria-expanded');
  switch (event.key) {
    case 'ArrowDown':
      names[index + 1]?.focus();
      break;
    case 'ArrowUp':
      names[index - 1]?.focus();
      break;
    case 'ArrowLeft':
      if (isOpen === 'true') view.toggleFold(line!.dataset['layer']!);
      break;
    case 'ArrowRight':
      if (isOpen === 'false') view.toggleFold(line!.dataset['layer']!);
      break;
    default:
      return;
  }
  event.preventDefault();
  event.stopPropagation();
}
