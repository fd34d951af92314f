import { ImportFault } from '../import-fault.ts';
import type { ImportWarningText } from '../plan/import-workbook.types.ts';

/** Rows of a column named in a message. */
const ROWS_NAMED = 10;
/** Columns named in a message. */
const COLUMNS_NAMED = 5;
const VALUE_LENGTH = 40;

interface Tally {
  readonly rows: number[];
  readonly value: string;
  count: number;
}

/** Values of a sheet that do not fit the types of their columns. */
export class Misfits {
  private readonly sheet: string;
  private readonly tallies = new Map<string, Tally>();

  constructor(sheet: string) {
    this.sheet = sheet;
  }

  add(column: string, row: number, value: string): void {
    const tally = this.tallies.get(column);
    if (!tally) {
      this.tallies.set(column, { rows: [row], value: value.slice(0, VALUE_LENGTH), count: 1 });
      return;
    }
    tally.count++;
    if (tally.rows.length < ROWS_NAMED) tally.rows.push(row);
  }

  /** @throws spreadsheet/values-do-not-fit when there are any */
  refuse(): void {
    if (this.tallies.size === 0) return;
    const lines = this.lines();
    const detail = { zh: lines.map(({ zh }) => zh).join('；'), en: lines.map(({ en }) => en).join('; ') };
    throw new ImportFault('spreadsheet/values-do-not-fit', { sheet: this.sheet, detail });
  }

  get warnings(): ImportWarningText[] {
    return this.lines().map(({ zh, en }) => ({
      sheet: this.sheet,
      message: { zh: `按空值导入：${zh}`, en: `Imported as empty: ${en}` },
    }));
  }

  private lines(): { zh: string; en: string }[] {
    const named = [...this.tallies].slice(0, COLUMNS_NAMED).map(([column, { count, rows, value }]) => {
      const more = count > rows.length;
      const zhRows = `第 ${rows.join('、')}${more ? ' ……' : ''} 行`;
      const enRows = `row${count === 1 ? '' : 's'} ${rows.join(', ')}${more ? ' …' : ''}`;
      return {
        zh: `列“${column}”有 ${count} 个值不符合该列的类型（${zhRows}，例如“${value}”）`,
        en: `column "${column}" has ${count} value${count === 1 ? '' : 's'} that do${count === 1 ? 'es' : ''} not fit its type (${enRows}, such as "${value}")`,
      };
    });
    const left = this.tallies.size - named.length;
    return left === 0 ? named : [...named, { zh: `还有 ${left} 列`, en: `and ${left} more columns` }];
  }
}
