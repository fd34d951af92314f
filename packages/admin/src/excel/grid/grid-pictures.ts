import type { ExcelPicture } from '@aj-report/contract';
import { movePicture, pictureByKey, removePicture, resizePicture } from '../document/pictures.ts';
import { drag } from './drag.ts';
import type { Grid } from './grid.types.ts';

/** To the right, downwards, and both with the proportions kept. */
const HANDLES = ['right', 'bottom', 'corner'] as const;
type Handle = (typeof HANDLES)[number];

/** px that Shift and an arrow change a size by */
const SIZE_STEP = 8;
/** Columns and rows that an arrow goes. */
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Lines = Grid['sheet']['columns' | 'rows'];

/** The line whose beginning is the nearest to a place, px. */
function nearestLine(lines: Lines, offset: number): number {
  const line = lines.at(Math.max(0, offset));
  return offset > (lines.offsetOf(line) + lines.offsetOf(line + 1)) / 2 ? Math.min(line + 1, lines.count - 1) : line;
}

/** The size after a handle went so far, px. */
function sizeBy(handle: Handle, { width, height }: ExcelPicture, right: number, down: number) {
  if (handle === 'right') return { width: width + right };
  if (handle === 'bottom') return { height: height + down };
  const scale = Math.max((width + right) / width, (height + down) / height, 0.02);
  return { width: width * scale, height: height * scale };
}

/** The frame of the picture that is selected: moves it from cell to cell, gives it a size, takes keys. */
export class GridPictures {
  readonly #grid: Grid;
  readonly #addressOf: (fileId: string) => string;
  readonly #frame = document.createElement('div');
  /** What is dragged, as it moves. */
  readonly #ghost = document.createElement('img');

  constructor(grid: Grid, space: HTMLElement, addressOf: (fileId: string) => string) {
    this.#grid = grid;
    this.#addressOf = addressOf;
    this.#frame.className = 'xl-picture';
    this.#ghost.alt = '';
    this.#ghost.hidden = true;
    this.#frame.append(this.#ghost, ...HANDLES.map((handle) => this.#makeHandle(handle)));
    space.append(this.#frame);
  }

  /** Puts the frame around the selected picture. */
  follow(): void {
    const { sheet, state } = this.#grid.document;
    const picture = state.picture === null ? undefined : sheet.pictures?.[state.picture];
    this.#frame.hidden = picture === undefined;
    if (picture) this.#show(picture);
  }

  /** Takes a press on a picture or a handle. Gives back whether there was one. */
  take(event: PointerEvent): boolean {
    const { document } = this.#grid;
    const name = event.target instanceof HTMLElement ? event.target.dataset['handle'] : undefined;
    const handle = HANDLES.find((one) => one === name);
    const index = handle ? document.state.picture : this.#indexAt(event.clientX, event.clientY);
    const before = index === null ? undefined : document.sheet.pictures?.[index];
    if (index === null || !before) return false;
    this.#grid.editor.commit();
    document.selectPicture(index);
    const change = handle
      ? (right: number, down: number) => resizePicture(document.sheet, index, sizeBy(handle, before, right, down))
      : (right: number, down: number) => movePicture(document.sheet, index, this.#placeBy(before, right, down));
    let next = document.sheet;
    drag(
      (move) => {
        next = change(move.clientX - event.clientX, move.clientY - event.clientY);
        const shown = next.pictures?.[index];
        if (!shown) return;
        this.#ghost.hidden = false;
        this.#ghost.src = this.#addressOf(shown.fileId);
        this.#show(shown);
      },
      () => {
        this.#ghost.hidden = true;
        document.changeSheet(() => next);
        this.follow();
      },
    );
    return true;
  }

  /** Takes a key that selects a picture: the first one, or that after the selected one. Gives back whether it did. */
  selectByKey(event: KeyboardEvent): boolean {
    const { document } = this.#grid;
    const pictures = document.sheet.pictures ?? [];
    const next = pictureByKey(event, document.state.picture, pictures.length);
    const picture = next === null ? undefined : pictures[next];
    if (next === null || !picture) return false;
    this.#grid.editor.commit();
    document.selectPicture(next);
    this.#grid.reveal({ row: picture.row, column: picture.column });
    return true;
  }

  /** Takes a key for the selected picture. Gives back whether it did. */
  handleKey({ key, shiftKey }: KeyboardEvent): boolean {
    const { document } = this.#grid;
    const { picture: index, active } = document.state;
    const picture = index === null ? undefined : document.sheet.pictures?.[index];
    if (index === null || !picture) return false;
    const arrow = ARROWS[key];
    if (arrow) {
      const [right, down] = arrow;
      const { row, column, width, height } = picture;
      const place = { row: row + down, column: column + right };
      document.changeSheet((sheet) =>
        shiftKey
          ? resizePicture(sheet, index, { width: width + right * SIZE_STEP, height: height + down * SIZE_STEP })
          : movePicture(sheet, index, place),
      );
      return true;
    }
    if (key === 'Delete' || key === 'Backspace') document.changeSheet((sheet) => removePicture(sheet, index));
    else if (key !== 'Escape') return false;
    document.select(active);
    return true;
  }

  #makeHandle(handle: Handle): HTMLElement {
    const element = document.createElement('i');
    element.dataset['handle'] = handle;
    return element;
  }

  #show(picture: ExcelPicture): void {
    const { left, top, width, height } = this.#boxOf(picture);
    Object.assign(this.#frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }

  #boxOf({ row, column, width, height }: ExcelPicture) {
    const { rows, columns } = this.#grid.sheet;
    return { left: columns.offsetOf(column), top: rows.offsetOf(row), width, height };
  }

  #placeBy(picture: ExcelPicture, right: number, down: number) {
    const { rows, columns } = this.#grid.sheet;
    const { left, top } = this.#boxOf(picture);
    return { row: nearestLine(rows, top + down), column: nearestLine(columns, left + right) };
  }

  /** The uppermost picture under a point of the window; null for none. */
  #indexAt(x: number, y: number): number | null {
    const point = this.#grid.pointAt(x, y);
    const index = (this.#grid.document.sheet.pictures ?? []).findLastIndex((picture) => {
      const { left, top, width, height } = this.#boxOf(picture);
      return point.x >= left && point.x < left + width && point.y >= top && point.y < top + height;
    });
    return index < 0 ? null : index;
  }
}
