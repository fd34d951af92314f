import type { NormalScreen } from '@aj-report/contract';
import { boundsOf } from '../geometry/rect.ts';
import { toSnapTargets, type SnapTargets } from '../geometry/snap.ts';

/** Everything visible that moving widgets can meet. @param except ids of those that move, or are set aside */
export function snapTargetsOf(screen: NormalScreen, except: ReadonlySet<string>): SnapTargets {
  const { width, height, guides } = screen.dashboard;
  const boxes = screen.widgets.filter((widget) => !except.has(widget.id) && !widget.hidden).map(boundsOf);
  return toSnapTargets(boxes, { left: 0, top: 0, width, height }, guides);
}
