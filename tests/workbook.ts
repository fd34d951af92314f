import { writeXlsx } from 'hucre/xlsx';

type Cell = string | number | Date | boolean | null;

/** A small workbook with one sheet, made in memory. */
export async function makeWorkbook(
  sheet: string,
  headers: readonly string[],
  rows: readonly Cell[][],
): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name: sheet,
        columns: headers.map((header) => ({ header, key: header })),
        data: rows.map((row) => Object.fromEntries(headers.map((header, index) => [header, row[index] ?? null]))),
      },
    ],
  });
}
