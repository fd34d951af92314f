import { toColumnName, toPlace } from './cell-name.ts';

/** Names of cells in a formula, outside of texts and of the names of sheets. */
const REFERENCES = /"(?:[^"]|"")*"|'(?:[^']|'')+'(?=!)|(\$?)\b([A-Z]{1,3})(\$?)([1-9]\d{0,5})\b(?![(!.])/giu;

/**
 * A formula as its copy in another cell has it: it names cells as far away as it did, those behind a `$` the same.
 * What would lie outside of the sheet is `#REF!`.
 * @example shiftFormula('A1*$B$1', 2, 0) // 'A3*$B$1'
 */
export function shiftFormula(formula: string, down: number, right: number): string {
  return formula.replace(
    REFERENCES,
    (whole, columnLock: string, letters: string | undefined, rowLock: string, line: string) => {
      const place = letters === undefined ? null : toPlace(letters + line);
      if (!place) return whole;
      const column = place.column + (columnLock === '' ? right : 0);
      const row = place.row + (rowLock === '' ? down : 0);
      if (column < 0 || row < 0) return '#REF!';
      return `${columnLock}${toColumnName(column)}${rowLock}${row + 1}`;
    },
  );
}
