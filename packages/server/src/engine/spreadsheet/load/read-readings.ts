import type { SheetEntry, WorkbookReader } from '../cell/cell-sink.ts';
import type { TableOptions } from './load-target.ts';
import { SheetLoader } from './sheet-loader.ts';
import type { OpenReadings } from './open-readings.ts';

/** Ends the reading of a sheet early. */
class EnoughRead extends Error {}

/** Reads a sheet only for what its texts can be read as. */
class ReadingsLoader extends SheetLoader {
  protected startRow(): void {
    const { target, plan } = this.options;
    const filled = target.columns.filter(({ from }) => from !== undefined && plan.columns[from]!.stats.isFilled);
    if (this.openReadings.areSettled(filled)) throw new EnoughRead();
  }

  protected put(): void {
    return undefined;
  }
}

/** What the texts of a sheet that something else loads can be read as; reads on only as long as that is open. */
export async function readReadings(
  workbook: WorkbookReader,
  sheet: SheetEntry,
  options: TableOptions,
): Promise<OpenReadings> {
  const loader = new ReadingsLoader(options);
  try {
    await workbook.scan(sheet, loader);
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error;
  }
  return loader.openReadings;
}
