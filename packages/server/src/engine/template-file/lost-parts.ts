import type { Sheet } from 'hucre';
import type { Loss, Losses } from './losses.ts';

/** Parts of a sheet of which a template knows nothing. */
const PARTS: readonly (readonly [Loss, (sheet: Sheet) => { readonly length: number } | undefined])[] = [
  ['chart', (sheet) => sheet.charts],
  ['pivot', (sheet) => sheet.pivotTables],
  ['pivot', (sheet) => sheet.slicers],
  ['pivot', (sheet) => sheet.timelines],
  ['table', (sheet) => sheet.tables],
  ['textBox', (sheet) => sheet.textBoxes],
  ['sparkline', (sheet) => sheet.sparklines],
  ['background', (sheet) => sheet.backgroundImage],
  ['breaks', (sheet) => sheet.rowBreaks],
  ['breaks', (sheet) => sheet.colBreaks],
  ['comment', (sheet) => sheet.threadedComments],
];

/** Notes the parts of a sheet that are left out. */
export function loseParts(sheet: Sheet, losses: Losses): void {
  for (const [loss, partOf] of PARTS) if ((partOf(sheet)?.length ?? 0) > 0) losses.add(loss);
  if (sheet.protection) losses.add('protection');
}
