import type { ExcelMerge } from '@aj-report/contract';
import type { Losses } from './losses.ts';

/** Merged areas of a sheet without those that overlap an earlier one, which workbooks may have. */
export function apartMerges(merges: readonly ExcelMerge[], losses: Losses): ExcelMerge[] {
  const taken = new Set<string>();
  return merges.filter(({ row, column, rowSpan, columnSpan }) => {
    const places: string[] = [];
    for (let at = 0; at < rowSpan * columnSpan; at++) {
      const place = `${row + Math.floor(at / columnSpan)},${column + (at % columnSpan)}`;
      if (taken.has(place)) {
        losses.addAt('merge', row, column);
        return false;
      }
      places.push(place);
    }
    for (const place of places) taken.add(place);
    return true;
  });
}
