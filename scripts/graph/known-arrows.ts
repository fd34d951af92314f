/**
 * Arrows of circles that stood when circles became a fault, folders first. A line goes when its arrow is turned
 * round; none may be added.
 */
export const KNOWN_ARROWS: readonly string[] = [
  'packages/admin/src/excel/grid/cell-editor.ts → packages/admin/src/excel/grid/grid-surface.ts',
  'packages/admin/src/excel/grid/grid-overlay.ts → packages/admin/src/excel/grid/grid-surface.ts',
  'packages/admin/src/excel/grid/grid-pictures.ts → packages/admin/src/excel/grid/grid-surface.ts',
  'packages/admin/src/form/controls/controls.ts → packages/admin/src/form/controls/list-control.tsx',
  'packages/admin/src/excel/grid/grid-pointer.ts → packages/admin/src/excel/grid/grid-surface.ts',
  'packages/embed/src/aj-bigscreen.ts → packages/embed/src/tag-methods.ts',
];
