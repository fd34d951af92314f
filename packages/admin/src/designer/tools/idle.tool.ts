import { contentsOf, isInGroup, matesOf, reachableWidgets } from '../document/groups.ts';
import { join, toggle, type Selection } from '../document/selection.ts';
import { hitTest } from '../geometry/hit-test.ts';
import { brushing } from './brushing.tool.ts';
import { dragging } from './dragging.tool.ts';
import { linking } from './linking.tool.ts';
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
    case 'link':
      return context.start(linking(context));
    case 'guide':
      return context.start(guiding(context, pointer, target.index));
    case 'ruler':
      return context.start(guiding(context, pointer, target.axis));
    case 'canvas':
      return pressCanvas(context, pointer);
  }
}

function pressCanvas(context: ToolContext, pointer: ToolPointer): void {
  const { document, view } = context;
  const isAdding = pointer.shift || pointer.mod;
  const isDeep = pointer.mod && !pointer.shift;
  const reachable = reachableWidgets(document.shown, view);
  const id = hitTest(reachable, pointer.point);
  const { enteredGroup } = view;
  if (enteredGroup !== undefined && !(id !== undefined && isInGroup(document.screen, id, enteredGroup)))
    view.enterGroup(undefined);
  if (id === undefined) {
    if (!isAdding) document.select([]);
    context.start(brushing(context, pointer));
    return;
  }
  const onClick = selectionAfterClick(context, id, isAdding, isDeep);
  const movable = reachable.filter((widget) => !widget.locked && document.selection.includes(widget.id));
  // What a container holds does not cover it: it can be dragged out of it.
  const isHeld = contentsOf(document.screen, document.selection).has(id);
  if (!isHeld && hitTest(movable, pointer.point) !== undefined) {
    // What is selected is dragged even where another widget covers it; only a click goes to the topmost one.
    context.start(dragging(context, pointer, onClick));
    return;
  }
  if (document.widget(id)?.locked) {
    if (isAdding || !document.selection.includes(id)) document.select(onClick);
    context.start(brushing(context, pointer));
    return;
  }
  document.select(onClick);
  context.start(dragging(context, pointer, onClick));
}

/** A click takes a widget with its group, or picks one out of what is selected already; with Ctrl one out of its group. */
function selectionAfterClick(
  { document, view }: ToolContext,
  id: string,
  isAdding: boolean,
  isDeep: boolean,
): Selection {
  const { screen, selection } = document;
  if (selection.includes(id)) return isAdding ? toggle(selection, id) : [id];
  const mates = matesOf(screen, id, view.enteredGroup);
  if (isDeep && mates.length > 1) return [id];
  return isAdding ? join(selection, mates) : mates;
}

/** The menu is about what is under the pointer; a selection that holds it stays. */
function selectForMenu(context: ToolContext, pointer: ToolPointer): void {
  const id = hitTest(reachableWidgets(context.document.shown, context.view), pointer.point);
  if (id === undefined) context.document.select([]);
  else if (!context.document.selection.includes(id)) context.document.select([id]);
}
