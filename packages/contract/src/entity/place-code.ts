import type { ExcelCellCode } from './excel-preview.ts';
import type { ExcelStyle } from './excel-style.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a code stands in its cell; its modules are square, those of a bar code as tall as the cell. */
export interface CodePlace extends Size {
  readonly x: number;
  readonly y: number;
}

/** px between a code and the edges of its cell */
const PADDING = 2;
const SHARES = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;

/** Whole px where there is room for them: edges between pixels blur. */
function moduleOf(room: number, modules: number): number {
  const size = Math.max(0, room) / modules;
  return size >= 1 ? Math.floor(size) : size;
}

/** Where a code is drawn in a cell of this size; in its middle unless the style says otherwise. */
export function placeCode(
  code: Pick<ExcelCellCode, 'kind' | 'width' | 'height'>,
  cell: Size,
  style: ExcelStyle = {},
): CodePlace {
  const [across, down] = [cell.width - 2 * PADDING, cell.height - 2 * PADDING];
  const module = moduleOf(code.kind === 'qr' ? Math.min(across, down) : across, code.width);
  const width = module * code.width;
  const height = code.kind === 'qr' ? module * code.height : Math.max(0, down);
  const { align = 'center', verticalAlign = 'middle' } = style;
  return {
    width,
    height,
    x: PADDING + (across - width) * SHARES[align],
    y: PADDING + (down - height) * SHARES[verticalAlign],
  };
}
