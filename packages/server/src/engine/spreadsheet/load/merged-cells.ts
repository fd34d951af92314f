import type { MergedRange } from '../cell/cell-sink.ts';
import type { TargetColumn } from '../plan/target-table.ts';
import type { ImportWarningText } from '../plan/import-workbook.types.ts';
import type { Value } from './value.ts';

/** A merged cell that reaches over several rows of data. */
interface Span {
  readonly at: number;
  readonly name: string;
  readonly bottom: number;
  value: Value | undefined;
}

/**
 * What merged cells say of the rows that they cover: a file keeps a merged cell once, in its first row, and a reader of
 * the sheet sees it beside all of them. Numbers are not repeated: one amount over three rows is no three amounts.
 */
export class MergedCells {
  private readonly sheet: string;
  /** By their first row. */
  private readonly starts = new Map<number, Span[]>();
  private begun: Span[] = [];
  private active: Span[] = [];
  /** Cells that were filled, by the name of their column. */
  private readonly filled = new Map<string, number>();

  /** @param placeOf the column of the table that a column of the sheet fills, with its number there */
  constructor(
    sheet: string,
    merges: readonly MergedRange[],
    placeOf: (column: number) => { readonly at: number; readonly column: TargetColumn } | undefined,
  ) {
    this.sheet = sheet;
    for (const { top, left, bottom } of merges) {
      const place = placeOf(left);
      const isNumber = place && ['integer', 'decimal', 'number'].includes(place.column.stored.type);
      if (!place || isNumber) continue;
      const span: Span = { at: place.at, name: place.column.name, bottom, value: undefined };
      this.starts.set(top, [...(this.starts.get(top) ?? []), span]);
    }
  }

  /** A row of data begins. @returns what the cells above it say of it, by the numbers of the columns */
  startRow(row: number): readonly { readonly at: number; readonly value: Value }[] {
    if (this.starts.size === 0) return [];
    this.active = [...this.active, ...this.begun].filter(({ bottom }) => bottom >= row);
    this.begun = this.starts.get(row) ?? [];
    return this.active.flatMap(({ at, name, value }) => {
      if (value === undefined || value === null) return [];
      this.filled.set(name, (this.filled.get(name) ?? 0) + 1);
      return [{ at, value }];
    });
  }

  /** A cell of the row that began last. */
  keep(at: number, value: Value): void {
    for (const span of this.begun) if (span.at === at) span.value = value;
  }

  get warnings(): ImportWarningText[] {
    return [...this.filled].map(([column, count]) => ({
      sheet: this.sheet,
      message: {
        zh: `列“${column}”的合并单元格属于它覆盖的每一行，已填入 ${count} 个空单元格`,
        en: `Merged cells of column "${column}" belong to every row that they cover: empty cells filled: ${count}`,
      },
    }));
  }
}
