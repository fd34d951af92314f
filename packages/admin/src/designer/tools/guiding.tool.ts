import type { Text } from '@aj-report/contract';
import { guideFor } from '../document/guides.ts';
import { setDashboard } from '../document/operations.ts';
import type { Guide } from '../geometry/snap.ts';
import type { Tool, ToolContext, ToolPointer } from './tool.ts';

export const ADD_GUIDE_LABEL: Text = { zh: '添加参考线', en: 'Add a guide' };
export const MOVE_GUIDE_LABEL: Text = { zh: '移动参考线', en: 'Move a guide' };
export const DELETE_GUIDE_LABEL: Text = { zh: '删除参考线', en: 'Delete a guide' };

/** Pulls a new guide out of a ruler (its axis), or moves one (its index). Dropped back on the ruler it is gone. */
export function guiding(context: ToolContext, from: ToolPointer, source: 'x' | 'y' | number): Tool {
  const { document, live } = context;
  const { guides } = document.screen.dashboard;
  const axis = typeof source === 'number' ? (guides[source]?.axis ?? 'x') : source;
  let guide: Guide | undefined;

  function toGuide(pointer: ToolPointer): Guide | undefined {
    const inCanvas = axis === 'x' ? pointer.viewport.x >= 0 : pointer.viewport.y >= 0;
    return inCanvas ? { axis, position: Math.round(pointer.point[axis]) } : undefined;
  }

  /** One that is moved stays on the pages where it was. */
  function placed(next: Guide): Guide {
    const moved = typeof source === 'number' ? guides[source] : undefined;
    return moved ? { ...moved, position: next.position } : guideFor(document.scope.page, next);
  }

  return {
    name: 'guiding',
    pointerMove(pointer) {
      guide = toGuide(pointer);
      live.show(guide ? { guide, label: `${guide.position}` } : {});
    },
    pointerUp(pointer) {
      context.done();
      const isMoved = pointer.viewport.x !== from.viewport.x || pointer.viewport.y !== from.viewport.y;
      if (!isMoved) return;
      guide = toGuide(pointer);
      const others = guides.filter((_, index) => index !== source);
      if (guide) {
        const label = typeof source === 'number' ? MOVE_GUIDE_LABEL : ADD_GUIDE_LABEL;
        document.change(label, setDashboard({ guides: [...others, placed(guide)] }));
      } else if (typeof source === 'number') document.change(DELETE_GUIDE_LABEL, setDashboard({ guides: others }));
    },
  };
}
