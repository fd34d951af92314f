import { BLANK_NAMES, type Language } from '@aj-report/contract';
import type { Grid, GridCell } from '../grid.types.ts';

/** The longest of these names: which of them is shown is known only to the reader. */
export const LONGEST_BLANK = BLANK_NAMES.zh;
/** An empty text as a workbook holds one: without the formula LibreOffice reads an empty cell, which shows nothing. */
const EMPTY_TEXT = '""';

function namedByFormat(cell: GridCell, language: Language): GridCell {
  // Only texts are shown, and each as this one.
  return { ...cell, style: { ...cell.style, numberFormat: `;;;"${BLANK_NAMES[language]}"` } };
}

/** A cell whose group has no value, as the preview says so: its format does, its value stays an empty text. */
export function withBlankName(cell: GridCell, language: Language): GridCell {
  return cell.blankGroup === undefined || cell.code !== undefined ? cell : namedByFormat(cell, language);
}

/** The same in a file: a text that any program shows, but where formulas have to find a blank when they are computed again. */
function nameInFile(cell: GridCell, language: Language): GridCell {
  if (cell.blankGroup === undefined || cell.code !== undefined) return cell;
  if (cell.blankGroup === 'read') return { ...namedByFormat(cell, language), formula: EMPTY_TEXT };
  return { ...cell, value: BLANK_NAMES[language] };
}

/** A report for a file, with groups without a value that say so. */
export function withBlankNames({ sheets, ...grid }: Grid, language: Language): Grid {
  const named = sheets.map(({ rows, ...sheet }) => {
    const isOfIt = (cell: GridCell) => cell.blankGroup !== undefined;
    const name = (cell: GridCell) => nameInFile(cell, language);
    // Most rows have no such cell, and stay what they are.
    return { ...sheet, rows: rows.map((row) => (row.some(isOfIt) ? row.map(name) : row)) };
  });
  return { ...grid, sheets: named };
}
