import type { Place } from '../document/cell-name.ts';
import { areTouching, isInside } from '../document/area.ts';
import { fitColumns, fitRows, type Axis } from '../document/line-sizes.ts';
import { resizeColumn, resizeRow } from '../document/sheet-edit.ts';
import { pictureAmong } from '../insert-picture.ts';
import type { CellOffer } from '../take-offer.ts';
import { drag } from './drag.ts';
import { FIELD_TYPE } from '../drag-types.ts';
import type { Grid, GridHost } from './grid.types.ts';

const MIN_LINE_PX = 8;

/** Selects by dragging over cells. */
function handleCells(grid: Grid, event: PointerEvent): void {
  grid.editor.commit();
  const place = grid.placeAt(event.clientX, event.clientY);
  const { active, area } = grid.document.state;
  if (event.button === 2 && isInside(place, area)) return;
  const from: Place = event.shiftKey ? active : place;
  grid.document.select(from, place);
  if (event.button !== 0) return;
  drag(
    (move) => grid.document.select(from, grid.placeAt(move.clientX, move.clientY)),
    () => grid.document.paint(),
  );
}

/** Selects whole lines by their headings, or drags the edge of one. */
function handleHeading(grid: Grid, axis: Axis, event: PointerEvent): void {
  const target = event.target as HTMLElement;
  const head = target.closest<HTMLElement>('.xl-head');
  if (!head) return;
  event.preventDefault();
  grid.editor.commit();
  grid.editor.focus();
  const line = Number(head.dataset['line']);
  const { rows, columns } = grid.sheet;
  if (target.classList.contains('xl-grip')) {
    const along = axis === 'row' ? rows : columns;
    const before = along.offsetOf(line + 1) - along.offsetOf(line);
    const start = axis === 'row' ? event.clientY : event.clientX;
    let size = before;
    drag(
      (move) => {
        size = Math.max(MIN_LINE_PX, before + (axis === 'row' ? move.clientY : move.clientX) - start);
        head.style[axis === 'row' ? 'height' : 'width'] = `${size}px`;
      },
      () => {
        if (size !== before)
          grid.document.changeSheet((sheet) => (axis === 'row' ? resizeRow : resizeColumn)(sheet, line, size));
      },
    );
    return;
  }
  const last = { row: rows.count - 1, column: columns.count - 1 };
  const from = axis === 'row' ? { row: line, column: 0 } : { row: 0, column: line };
  const to = axis === 'row' ? { row: line, column: last.column } : { row: last.row, column: line };
  const { area } = grid.document.state;
  const isMenuInside = event.button === 2 && isInside(from, area) && isInside(to, area);
  if (!isMenuInside) grid.document.select(from, to);
  if (event.button === 0) grid.document.paint();
}

/** Makes the line whose edge is meant fit, and with it all that are selected as whole lines. */
function fitLines(grid: Grid, axis: Axis, { target }: Event): void {
  const head = (target as HTMLElement).closest<HTMLElement>('.xl-head');
  if (!head || !(target as HTMLElement).classList.contains('xl-grip')) return;
  const line = Number(head.dataset['line']);
  const { rows, columns } = grid.sheet;
  const { area } = grid.document.state;
  const own =
    axis === 'row'
      ? { row: line, column: 0, rowSpan: 1, columnSpan: columns.count }
      : { row: 0, column: line, rowSpan: rows.count, columnSpan: 1 };
  const isWhole = axis === 'row' ? area.columnSpan === columns.count : area.rowSpan === rows.count;
  const fitted = isWhole && areTouching(own, area) ? area : own;
  grid.document.changeSheet((sheet) => (axis === 'row' ? fitRows : fitColumns)(sheet, fitted));
}

function followDrops(grid: Grid, host: GridHost, signal: AbortSignal): void {
  const takes = ({ dataTransfer }: DragEvent) =>
    dataTransfer?.types.some((type) => type === FIELD_TYPE || type === 'Files') === true;
  const over = (event: DragEvent) => {
    if (!takes(event)) return;
    event.preventDefault();
    grid.showTarget(grid.placeAt(event.clientX, event.clientY));
  };
  grid.scroller.addEventListener('dragover', over, { signal });
  grid.scroller.addEventListener('dragleave', () => grid.showTarget(null), { signal });
  const drop = (event: DragEvent) => {
    grid.showTarget(null);
    if (!takes(event)) return;
    event.preventDefault();
    grid.editor.focus();
    grid.editor.commit();
    grid.document.select(grid.placeAt(event.clientX, event.clientY));
    const picture = pictureAmong(event.dataTransfer?.files);
    if (picture) host.onPicture(picture);
    const offer = event.dataTransfer?.getData(FIELD_TYPE) ?? '';
    if (offer !== '') host.onOffer(JSON.parse(offer) as CellOffer);
  };
  grid.scroller.addEventListener('drop', drop, { signal });
}

/** Selection, sizes, menus and drops of the grid. Gives back what ends it. */
export function followPointer(grid: Grid, host: GridHost): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { scroller, root } = grid;
  const isOnScrollbar = ({ offsetX, offsetY, target }: PointerEvent) =>
    target === scroller && (offsetX >= scroller.clientWidth || offsetY >= scroller.clientHeight);
  const handleDown = (event: PointerEvent) => {
    if (isOnScrollbar(event) || event.target === grid.editor.element) return;
    // The editor keeps the focus: it takes the keys.
    event.preventDefault();
    // What was typed in a panel belongs to the cell that is still selected.
    grid.editor.focus();
    if (event.button === 0 && grid.pictures.take(event)) return;
    handleCells(grid, event);
  };
  scroller.addEventListener('pointerdown', handleDown, { signal });
  scroller.addEventListener('mousedown', (event) => event.target !== grid.editor.element && event.preventDefault(), {
    signal,
  });
  scroller.addEventListener('dblclick', () => grid.document.state.picture ?? grid.editor.start(), { signal });
  const columns = root.querySelector('.xl-columns');
  const rows = root.querySelector('.xl-rows');
  columns?.addEventListener('pointerdown', (event) => handleHeading(grid, 'column', event as PointerEvent), { signal });
  rows?.addEventListener('pointerdown', (event) => handleHeading(grid, 'row', event as PointerEvent), { signal });
  columns?.addEventListener('dblclick', (event) => fitLines(grid, 'column', event), { signal });
  rows?.addEventListener('dblclick', (event) => fitLines(grid, 'row', event), { signal });
  root.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      host.onMenu(event.clientX, event.clientY);
    },
    { signal },
  );
  followDrops(grid, host, signal);
  return () => stop.abort();
}
