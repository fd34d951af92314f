/** For the designer of Excel reports: the table of the viewer, so that both draw cells alike. */
export { toCellCss } from './cell-look.ts';
export { LoadedSheet } from './report-pages.ts';
export type { CellRange } from './sheet-places.ts';
export { SheetView } from './sheet-view.ts';
