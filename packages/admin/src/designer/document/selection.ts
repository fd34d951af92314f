import type { NormalScreen } from '@aj-report/contract';

/** Ids in the order in which they were chosen; the first is the reference of alignment. */
export type Selection = readonly string[];

/** Adds an id that is not chosen, removes one that is. */
export function toggle(selection: Selection, id: string): Selection {
  return selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id];
}

/** First selection followed by what the second adds. */
export function join(first: Selection, second: Selection): Selection {
  return [...new Set([...first, ...second])];
}

/** Only the ids that the screen still has. */
export function keepExisting(selection: Selection, screen: NormalScreen): Selection {
  const ids = new Set(screen.widgets.map((widget) => widget.id));
  return selection.every((id) => ids.has(id)) ? selection : selection.filter((id) => ids.has(id));
}

export function isSame(a: Selection, b: Selection): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
