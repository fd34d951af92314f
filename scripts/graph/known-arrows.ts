/**
 * Arrows of circles that stood when circles became a fault, folders first. A line goes when its arrow is turned
 * round; none may be added.
 */
export const KNOWN_ARROWS: readonly string[] = [
  'packages/admin/src/excel/grid/cell-editor.ts → packages/admin/src/excel/grid/grid-surface.ts',
  'packages/admin/src/designer/panels/data-binding/data-panel.tsx → packages/admin/src/designer/panels/data-binding/dynamic-data.tsx',
  'packages/admin/src/excel/grid/grid-overlay.ts → packages/admin/src/excel/grid/grid-surface.ts',
  'packages/server/src/engine/spreadsheet/plan/import-workbook.types.ts → packages/server/src/engine/spreadsheet/plan/target-table.ts',
  'packages/widgets/src/widgets/table/table-columns.ts → packages/widgets/src/widgets/table/table.option.ts',
  'packages/admin/src/designer/panels/data-binding/data-panel.tsx → packages/admin/src/designer/panels/data-binding/kind-swap.tsx',
  'packages/admin/src/excel/grid/grid-pictures.ts → packages/admin/src/excel/grid/grid-surface.ts',
  'packages/admin/src/form/controls/controls.ts → packages/admin/src/form/controls/list-control.tsx',
  'packages/embed/src/batch.ts → packages/embed/src/client.ts',
  'packages/server/src/platform/api-token.ts → packages/server/src/platform/session.ts',
  'packages/admin/src/designer/delete-widgets.ts → packages/admin/src/designer/designer.ts',
  'packages/admin/src/designer/panels/data-binding/data-panel.tsx → packages/admin/src/designer/panels/data-binding/static-data.tsx',
  'packages/admin/src/excel/grid/grid-pointer.ts → packages/admin/src/excel/grid/grid-surface.ts',
  'packages/embed/src/aj-bigscreen.ts → packages/embed/src/tag-methods.ts',
  'packages/embed/src/client.ts → packages/embed/src/map-client.ts',
  'packages/embed/src/excel/aj-excel-filter.ts → packages/embed/src/excel/heads.ts',
  'packages/embed/src/state-cards.ts → packages/embed/src/state-view.ts',
  'packages/server/src/engine/foreign-screen/aj-report/aj-data.ts → packages/server/src/engine/foreign-screen/aj-report/aj-node.ts',
  'packages/server/src/engine/spreadsheet/plan/sheet-analysis.ts → packages/server/src/engine/spreadsheet/plan/sheet-warnings.ts',
  'packages/server/src/features/excel-report/excel-data.service.ts → packages/server/src/features/excel-report/excel-rows.service.ts',
  'packages/server/src/features/screen/live-call.service.ts → packages/server/src/features/screen/live.service.ts',
  'packages/server/src/platform/session.ts → packages/server/src/platform/view-pass.ts',
];
