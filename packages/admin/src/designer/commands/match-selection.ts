import type { Text } from '@aj-report/contract';
import type { Designer } from '../designer.ts';
import { setFrames } from '../document/operations.ts';

export function canMatch({ document }: Designer): boolean {
  return document.selected.slice(1).some((widget) => !widget.locked);
}

/** Gives the selected widgets the size of the one that was selected first; each keeps its top left corner. */
export function matchSelection({ document }: Designer, sides: readonly ('width' | 'height')[], label: Text): void {
  const [first, ...others] = document.selected;
  if (!first) return;
  const size = Object.fromEntries(sides.map((side) => [side, first[side]]));
  const frames = others.filter((widget) => !widget.locked).map(({ id }) => [id, size] as const);
  document.change(label, setFrames(new Map(frames)));
}
