import type { KeyboardEvent } from 'react';

const ROW = 'tr[data-key]';

function step(from: Element, forward: boolean): void {
  const rows = [...(from.closest('tbody')?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  rows[rows.indexOf(from as HTMLElement) + (forward ? 1 : -1)]?.focus();
}

/**
 * Keys of a focused row: arrows go to its neighbours, Enter is its first action, Space selects it, Escape selects
 * nothing. Keys of what stands inside the row stay its own.
 */
export function pressRowKey(
  event: KeyboardEvent<HTMLTableRowElement>,
  does: { toggle?: (() => void) | undefined; clear(): void },
): void {
  const row = event.currentTarget;
  if (event.target !== row) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(row, event.key === 'ArrowDown');
  else if (event.key === 'Enter') row.querySelector<HTMLElement>('.data-table__actions button')?.click();
  else if (event.key === ' ') does.toggle?.();
  else if (event.key === 'Escape') does.clear();
  else return;
  event.preventDefault();
}
