import { AppError, messageOf, type ExcelStyle, type Language } from '@aj-report/contract';
import { styleOfValue, toText } from '../format/format-cell.ts';
import type { GridCell } from '../grid.types.ts';
import { encodeCode, type CodeMatrix } from './encode-code.ts';

/** A cell as it is drawn. */
export interface DrawnCell {
  readonly cell: GridCell;
  /** In place of its text. */
  readonly code?: CodeMatrix;
}

/** How it looks that a text cannot be drawn as a code. */
const FAULT: ExcelStyle = { color: '#c62828', fontSize: 9, wrap: true, align: 'left' };

function toFault(cell: GridCell, error: AppError, language: Language): GridCell {
  const { numberFormat: _, ...style } = cell.style ?? {};
  const { formula: _formula, ...rest } = cell;
  return { ...rest, value: messageOf(error.code, error.params, language), style: { ...style, ...FAULT } };
}

function coloured(cell: GridCell): GridCell {
  const style = styleOfValue(cell.value, cell.style);
  return style === cell.style ? cell : { ...cell, style };
}

/** A cell as it is drawn: in the colour of its number format, with the code that it shows, or with the reason why its text cannot be one. */
export function toDrawn(cell: GridCell, language: Language): DrawnCell {
  const text = cell.code === undefined ? '' : toText(cell.value, cell.style);
  if (cell.code === undefined || text === '') return { cell: coloured(cell) };
  try {
    return { cell, code: encodeCode(cell.code, text) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { cell: toFault(cell, error, language) };
  }
}
