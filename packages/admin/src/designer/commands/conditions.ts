import type { Designer } from '../designer.ts';

/** Answers that several commands need before they can be done. */
export function hasSelection(designer: Designer): boolean {
  return designer.document.selection.length > 0;
}

export function hasUnlockedSelection(designer: Designer): boolean {
  return designer.document.selected.some((widget) => !widget.locked);
}

export function hasWidgets(designer: Designer): boolean {
  return designer.document.shown.widgets.length > 0;
}

/** Ids of the selected widgets that may be moved, in the order of choosing. */
export function unlockedIds(designer: Designer): string[] {
  return designer.document.selected.filter((widget) => !widget.locked).map((widget) => widget.id);
}
