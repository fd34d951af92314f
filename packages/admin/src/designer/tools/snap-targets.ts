import type { NormalScreen } from '@aj-report/contract';
import { boundsOf } from '../geometry/rect.ts';
import { toSnapTargets, type SnapTargets } from '../geometry/snap.ts';

/** Everything visible that the moving widgets can meet. */
export function snapTargetsOf(screen: NormalScreen, moving: ReadonlySet<string>): SnapTargets {
  const { width, height, guides } = screen.dashboard;
  const boxes = screen.widgets.filter((widget) => !moving.has(widget.id) && !widget.hidden).map(boundsOf);
  return toSnapTargets(boxes, { left: 0, top: 0, width, height }, guides);
}
