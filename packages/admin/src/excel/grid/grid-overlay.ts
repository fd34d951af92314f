import type { ExcelCode } from '@aj-report/contract';
import type { CellRange } from '@aj-report/embed/excel';
import { mergeAt } from '../document/area.ts';
import type { Place } from '../document/cell-name.ts';
import { lostCell } from '../document/conditions.ts';
import { directionOf, leftParentOf, topParentOf } from '../document/relations.ts';
import { ChartPictures } from './chart-picture.ts';
import type { Grid } from './grid.types.ts';

/** Of a head at which viewers sort or filter. */
const FILTER_SIGN = '▾';
const CODE_SIGNS: Readonly<Record<ExcelCode, string>> = { qr: 'QR', code128: '128' };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function put(element: HTMLElement, { left, top, width, height }: Box): void {
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

function make(className: string, box: Box): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  put(element, box);
  return element;
}

/** Whether nothing is seen of a cell, as its row or column is hidden. */
function isHidden({ width, height }: Box): boolean {
  return width === 0 || height === 0;
}

/** What lies over and under the cells: lines, selection, expansion badges, the parents of the selected cell. */
export class GridOverlay {
  readonly #lines = document.createElement('div');
  readonly #marks = document.createElement('div');
  readonly #target = document.createElement('div');
  readonly #charts = new ChartPictures();

  constructor(space: HTMLElement) {
    this.#lines.className = 'xl-lines';
    this.#marks.className = 'xl-marks';
    this.#target.className = 'xl-target';
    this.#target.hidden = true;
    space.prepend(this.#lines);
    space.append(this.#charts.element, this.#marks, this.#target);
  }

  showTarget(box: Box | null): void {
    this.#target.hidden = box === null;
    if (box) put(this.#target, box);
  }

  draw(grid: Grid, seen: CellRange): void {
    this.#drawLines(grid, seen);
    const sheet = grid.document.sheet;
    const { active, area, picture } = grid.document.state;
    const boxAt = (place: Place) => grid.boxOf(mergeAt(sheet, place));
    const charts: Parameters<ChartPictures['show']>[0][number][] = [];
    const marks = picture === null ? [make('xl-selection', grid.boxOf(area)), make('xl-active', boxAt(active))] : [];
    for (const cell of sheet.cells) {
      if (cell.row < seen.firstRow || cell.row > seen.lastRow || isHidden(boxAt(cell))) continue;
      if (cell.chart) charts.push({ chart: cell.chart, ...boxAt(cell) });
      const code = cell.code && CODE_SIGNS[cell.code];
      const sign = cell.chart ? grid.words.sample : (code ?? (cell.autoFilter ? FILTER_SIGN : undefined));
      if (sign !== undefined) {
        const mark = make('xl-code', boxAt(cell));
        mark.dataset['sign'] = sign;
        marks.push(mark);
      }
      if (cell.where) {
        const mark = make('xl-where', boxAt(cell));
        if (cell.where.some((one) => lostCell(sheet, cell, one) !== undefined)) mark.dataset['lost'] = '';
        marks.push(mark);
      }
      const direction = directionOf(cell);
      if (direction === 'none') continue;
      const badge = make('xl-badge', boxAt(cell));
      badge.dataset['expand'] = direction;
      badge.dataset['group'] = cell.group ?? 'list';
      marks.push(badge);
    }
    this.#charts.show(charts, grid.words.language);
    const parents = [
      ['left', leftParentOf(sheet, active)],
      ['top', topParentOf(sheet, active)],
    ] as const;
    for (const [side, parent] of parents) {
      if (!parent || isHidden(boxAt(parent))) continue;
      const mark = make('xl-parent', boxAt(parent));
      mark.dataset['side'] = side;
      marks.push(mark);
    }
    const freeze = sheet.freeze;
    if (freeze && (freeze.rows > 0 || freeze.columns > 0)) {
      const box = grid.boxOf({ row: 0, column: 0, rowSpan: freeze.rows, columnSpan: freeze.columns });
      if (freeze.rows > 0)
        marks.push(make('xl-freeze', { left: 0, top: box.height, width: grid.sheet.columns.size, height: 0 }));
      if (freeze.columns > 0)
        marks.push(make('xl-freeze', { left: box.width, top: 0, width: 0, height: grid.sheet.rows.size }));
    }
    this.#marks.replaceChildren(...marks);
  }

  #drawLines(grid: Grid, { firstRow, lastRow, firstColumn, lastColumn }: CellRange): void {
    const { rows, columns } = grid.sheet;
    const lines: HTMLElement[] = [];
    for (let row = firstRow; row <= lastRow; row++)
      lines.push(make('xl-line', { left: 0, top: rows.offsetOf(row + 1), width: columns.size, height: 0 }));
    for (let column = firstColumn; column <= lastColumn; column++)
      lines.push(make('xl-line', { left: columns.offsetOf(column + 1), top: 0, width: 0, height: rows.size }));
    this.#lines.replaceChildren(...lines);
  }
}
