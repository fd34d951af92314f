import { matesOf, reachableWidgets } from '../document/groups.ts';
import { toggle } from '../document/selection.ts';
import { hitTest } from '../geometry/hit-test.ts';
import { brushing } from './brushing.tool.ts';
import { dragging } from './dragging.tool.ts';
import { guiding } from './guiding.tool.ts';
import { panning } from './panning.tool.ts';
import { resizing } from './resizing.tool.ts';
import { rotating } from './rotating.tool.ts';
import type { Tool, ToolContext, ToolPointer } from './tool.ts';

/** Nothing is going on: a press decides which tool begins. */
export function idle(context: ToolContext): Tool {
  return {
    name: 'idle',
    pointerDown(pointer) {
      if (pointer.button === 1 || (pointer.button === 0 && context.isSpaceHeld())) {
        context.start(panning(context, pointer));
      } else if (pointer.button === 2) {
        selectForMenu(context, pointer);
      } else if (pointer.button === 0) {
        pressPrimary(context, pointer);
      }
    },
  };
}

function pressPrimary(context: ToolContext, pointer: ToolPointer): void {
  const { target } = pointer;
  switch (target.kind) {
    case 'handle':
      return context.start(resizing(context, pointer, target.handle));
    case 'rotate':
      return context.start(rotating(context, pointer));
    case 'guide':
      return context.start(guiding(context, pointer, target.index));
    case 'ruler':
      return context.start(guiding(context, pointer, target.axis));
    case 'canvas':
      return pressCanvas(context, pointer);
  }
}

function pressCanvas(context: ToolContext, pointer: ToolPointer): void {
  const { document } = context;
  const isAdding = pointer.shift || pointer.mod;
  const id = hitTest(reachableWidgets(context.document.screen, context.view.shownParts), pointer.point);
  if (id === undefined) {
    if (!isAdding) document.select([]);
    context.start(brushing(context, pointer));
    return;
  }
  const wasSelected = document.selection.includes(id);
  const mates = matesOf(document.screen, id);
  if (!wasSelected) document.select(isAdding ? [...new Set([...document.selection, ...mates])] : mates);
  if (document.widget(id)?.locked) {
    if (wasSelected && isAdding) document.select(toggle(document.selection, id));
    context.start(brushing(context, pointer));
    return;
  }
  context.start(dragging(context, pointer, { id, wasSelected, isAdding }));
}

/** The menu is about what is under the pointer; a selection that holds it stays. */
function selectForMenu(context: ToolContext, pointer: ToolPointer): void {
  const id = hitTest(reachableWidgets(context.document.screen, context.view.shownParts), pointer.point);
  if (id === undefined) context.document.select([]);
  else if (!context.document.selection.includes(id)) context.document.select([id]);
}
