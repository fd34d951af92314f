/** Names of cells in a formula, outside of texts and of the names of sheets. */
const REFERENCES = /"(?:[^"]|"")*"|'(?:[^']|'')+'(?=!)|(\$?)\b([A-Z]{1,3})(\$?)([1-9]\d{0,6})\b(?![(!.])/giu;

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

function lettersOf(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/**
 * A formula as its copy in another cell has it: it names cells as far away as it did, those behind a `$` the same.
 * What would lie outside of the sheet is `#REF!`.
 * @example shiftFormula('A1*$B$1', 2, 0) // 'A3*$B$1'
 */
export function shiftFormula(formula: string, down: number, right: number): string {
  return formula.replace(
    REFERENCES,
    (whole, columnLock: string, letters: string | undefined, rowLock: string, line: string) => {
      if (letters === undefined) return whole;
      const column = columnOf(letters) + (columnLock === '' ? right : 0);
      const row = Number(line) + (rowLock === '' ? down : 0);
      if (column < 1 || row < 1) return '#REF!';
      return `${columnLock}${lettersOf(column)}${rowLock}${row}`;
    },
  );
}
