import type { Text } from '@aj-report/contract';
import type { Designer } from '../designer.ts';
import { setFrames } from '../document/operations.ts';
import { alignTo, type AlignEdge } from '../geometry/align.ts';
import { boundsOf, type Rect } from '../geometry/rect.ts';

/** Aligns with the widget that was selected first; a single one is aligned with the screen. */
export function alignSelection({ document }: Designer, edge: AlignEdge, label: Text): void {
  const { selected } = document;
  const reference: Rect =
    selected.length > 1 ? boundsOf(selected[0]!) : { left: 0, top: 0, ...document.screen.dashboard };
  const frames = new Map(
    selected
      .filter((widget) => !widget.locked)
      .map((widget) => {
        const bounds = boundsOf(widget);
        const place = alignTo(bounds, reference, edge);
        return [widget.id, { left: widget.left + place.x - bounds.left, top: widget.top + place.y - bounds.top }];
      }),
  );
  document.change(label, setFrames(frames));
}
