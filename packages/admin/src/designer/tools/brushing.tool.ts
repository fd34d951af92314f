import { join } from '../document/selection.ts';
import { isTuckedAway } from '../document/groups.ts';
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
      document.select(
        join(
          kept,
          brushTest(
            document.screen.widgets.filter(({ id }) => !isTuckedAway(document.screen, id, context.view.shownParts)),
            brush,
          ),
        ),
      );
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
