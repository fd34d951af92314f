import { ImportFault } from '../import-fault.ts';
import type { ImportLimits } from './import-workbook.types.ts';

/** Readers ask as soon as they know how many sheets there are. @throws spreadsheet/too-many-sheets */
export function checkSheetCount(count: number, { sheets: limit }: Pick<ImportLimits, 'sheets'>): void {
  if (count > limit) throw new ImportFault('spreadsheet/too-many-sheets', { count, limit });
}
