import type { Text } from '@aj-report/contract';
import type { HeaderRows } from './header-row.ts';
import { toColumnLetters } from '../import-fault.ts';
import type { ImportWarningText } from './import-workbook.types.ts';
import { toSampleText } from '../cell/sample-row.ts';
import type { RowsAbove } from './rows-above.ts';

/** Cells of one sort: how many, and where the first is. */
export class CellTally {
  count = 0;
  private first = { row: 0, column: 0, text: '' };

  add(row: number, column: number, text: string): void {
    if (this.count === 0) this.first = { row, column, text };
    this.count++;
  }

  get place(): string {
    return `${toColumnLetters(this.first.column)}${this.first.row}`;
  }

  get text(): string {
    return this.first.text;
  }
}

interface AboveHeader extends RowsAbove {
  readonly header: HeaderRows;
  readonly date1904: boolean;
}

/** Rows above the header that a message quotes. */
const ROWS_QUOTED = 3;
const QUOTE_LENGTH = 40;

function toAboveMessage({ count, rows, header, date1904 }: AboveHeader): Text {
  const quoted = rows.slice(0, ROWS_QUOTED).map(({ row, cells }) => {
    const text = [...cells.values()].map((cell) => toSampleText(cell, date1904)).join(' ');
    return { row, text: text.slice(0, QUOTE_LENGTH) };
  });
  const zhRows = quoted.map(({ row, text }) => `第 ${row} 行“${text}”`).join('、');
  const enRows = quoted.map(({ row, text }) => `row ${row} "${text}"`).join(', ');
  const isMore = count > quoted.length;
  const zhPlace = header.top > 0 ? `表头是第 ${header.top} 行` : `数据从第 ${header.bottom + 1} 行开始`;
  const enPlace = header.top > 0 ? `The header is row ${header.top}` : `The data begin in row ${header.bottom + 1}`;
  const enCount = `${count} row${count === 1 ? '' : 's'} above ${header.top > 0 ? 'it' : 'them'}`;
  const enNot = count === 1 ? 'was not imported' : 'were not imported';
  return {
    zh: `${zhPlace}，上面的 ${count} 行没有导入：${zhRows}${isMore ? '……' : ''}；要导入它们，请选择别的表头行后重新导入`,
    en: `${enPlace}, ${enCount} ${enNot}: ${enRows}${isMore ? ' …' : ''}; to import ${count === 1 ? 'it' : 'them'}, choose another header row and import again`,
  };
}

/** What a person should know about a sheet although it was imported. */
export class SheetWarnings {
  readonly errors = new CellTally();
  readonly uncalculated = new CellTally();
  impossibleDates = 0;
  hasHeader = true;
  above: AboveHeader = { count: 0, rows: [], header: { top: 0, bottom: 0 }, date1904: false };
  private readonly sheet: string;

  constructor(sheet: string) {
    this.sheet = sheet;
  }

  texts(): ImportWarningText[] {
    return this.messages().map((message) => ({ sheet: this.sheet, message }));
  }

  private messages(): Text[] {
    const { errors, uncalculated, impossibleDates } = this;
    const messages: Text[] = this.above.count === 0 ? [] : [toAboveMessage(this.above)];
    if (!this.hasHeader) {
      messages.push({
        zh: '没有找到表头，列名为 column_1、column_2……',
        en: 'No header row was found; the columns are named column_1, column_2 …',
      });
    }
    if (errors.count > 0) {
      messages.push({
        zh: `${errors.count} 个错误值单元格按空值导入，第一个在 ${errors.place}（${errors.text}）`,
        en: `${errors.count} error cells were imported as empty, the first at ${errors.place} (${errors.text})`,
      });
    }
    if (uncalculated.count > 0) {
      messages.push({
        zh: `${uncalculated.count} 个公式没有保存计算结果，按空值导入，第一个在 ${uncalculated.place}；请用 Excel 打开并保存后重新导入`,
        en: `${uncalculated.count} formulas hold no stored result and were imported as empty, the first at ${uncalculated.place}; open the workbook in Excel, save it and import it again`,
      });
    }
    if (impossibleDates > 0) {
      messages.push({
        zh: `${impossibleDates} 个单元格的日期不存在（1900-01-00 或 1900-02-29），按空值导入`,
        en: `${impossibleDates} cells hold dates that do not exist (1900-01-00 or 1900-02-29) and were imported as empty`,
      });
    }
    return messages;
  }
}

export function toEmptySheetWarning(sheet: string): ImportWarningText {
  return { sheet, message: { zh: '工作表没有内容，没有生成表', en: 'The sheet is empty, no table was made' } };
}

export function toNoRowsWarning(sheet: string): ImportWarningText {
  return { sheet, message: { zh: '工作表只有表头，没有数据行', en: 'The sheet has a header but no rows' } };
}

export function toLeftOutWarning(sheet: string): ImportWarningText {
  return { sheet, message: { zh: '所有列都被排除，没有生成表', en: 'All columns were left out, no table was made' } };
}

/** Cells without a value of columns that became rows. */
export function toBlankCellsWarning(sheet: string, count: number): ImportWarningText {
  return {
    sheet,
    message: {
      zh: `变成行的各列里有 ${count} 个空单元格，它们没有成为行`,
      en: `Blank cells of the columns that became rows: ${count}; they made no rows`,
    },
  };
}
