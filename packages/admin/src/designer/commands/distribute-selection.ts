import type { Text } from '@aj-report/contract';
import type { Designer } from '../designer.ts';
import { setFrames } from '../document/operations.ts';
import { distribute } from '../geometry/distribute.ts';
import { boundsOf } from '../geometry/rect.ts';

export function canDistribute({ document }: Designer): boolean {
  return document.selected.filter((widget) => !widget.locked).length >= 3;
}

/** Makes the gaps between the selected widgets equal; the outermost two stay. */
export function distributeSelection({ document }: Designer, axis: 'x' | 'y', label: Text): void {
  const widgets = document.selected.filter((widget) => !widget.locked);
  const offsets = distribute(widgets.map(boundsOf), axis);
  const frames = new Map(
    widgets.map((widget, index) => {
      const offset = offsets[index] ?? 0;
      return [widget.id, axis === 'x' ? { left: widget.left + offset } : { top: widget.top + offset }];
    }),
  );
  document.change(label, setFrames(frames));
}
