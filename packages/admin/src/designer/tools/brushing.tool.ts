import { join } from '../document/selection.ts';
import { reachableWidgets } from '../document/groups.ts';
import { brushTest } from '../geometry/hit-test.ts';
import { rectBetween } from '../geometry/rect.ts';
import { isDrag, type Tool, type ToolContext, type ToolPointer } from './tool.ts';

/** Selects what a rectangle touches. With Shift or Ctrl it adds to what was selected. */
export function brushing(context: ToolContext, from: ToolPointer): Tool {
  const { document, live } = context;
  const before = document.selection;
  const kept = from.shift || from.mod ? before : [];
  let isMoved = false;
  return {
    name: 'brushing',
    pointerMove(pointer) {
      isMoved ||= isDrag(from, pointer);
      if (!isMoved) return;
      const brush = rectBetween(from.point, pointer.point);
      const reachable = reachableWidgets(document.shown, context.view);
      document.select(join(kept, brushTest(reachable, brush)));
      live.show({ brush });
    },
    pointerUp() {
      context.done();
    },
    cancel() {
      document.select(before);
    },
  };
}
