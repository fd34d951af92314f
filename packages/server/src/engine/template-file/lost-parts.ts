import type { Sheet } from 'hucre';
import { columnNameOf } from '../report/formula/cell-name.ts';
import type { Loss, Losses } from './losses.ts';

/** Parts of a sheet of which a template knows nothing. */
const PARTS: readonly (readonly [Loss, (sheet: Sheet) => { readonly length: number } | undefined])[] = [
  ['pivot', (sheet) => sheet.pivotTables],
  ['pivot', (sheet) => sheet.slicers],
  ['pivot', (sheet) => sheet.timelines],
  ['background', (sheet) => sheet.backgroundImage],
  ['comment', (sheet) => sheet.threadedComments],
];

type Anchored = { readonly anchor?: { readonly from: { readonly row: number; readonly col: number } } };

/** Notes what stands over the cells of a sheet, with its place. */
function loseAnchored(loss: Loss, parts: readonly Anchored[] = [], losses: Losses): void {
  for (const { anchor } of parts) {
    if (anchor) losses.addAt(loss, anchor.from.row, anchor.from.col);
    else losses.add(loss);
  }
}

/** Notes the parts of a sheet that are left out. */
export function loseParts(sheet: Sheet, losses: Losses): void {
  for (const [loss, partOf] of PARTS) if ((partOf(sheet)?.length ?? 0) > 0) losses.add(loss);
  loseAnchored('chart', sheet.charts, losses);
  loseAnchored('textBox', sheet.textBoxes, losses);
  for (const { range } of sheet.tables ?? []) losses.add('table', range);
  if (sheet.protection) losses.add('protection');
  if (sheet.autoFilter) losses.add('autoFilter', sheet.autoFilter.range);
  for (const [row, { outlineLevel }] of sheet.rowDefs ?? []) {
    if (outlineLevel !== undefined) losses.add('outline', String(row + 1));
  }
  for (const [column, { outlineLevel }] of (sheet.columns ?? []).entries()) {
    if (outlineLevel !== undefined) losses.add('outline', columnNameOf(column));
  }
}
