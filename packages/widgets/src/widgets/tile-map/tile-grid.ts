import type { Tile, TileSet } from './tile-set.ts';

export interface GridBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the cells of a grid lie; px of the widget. */
export interface TileGrid {
  /** Room of a cell, without the gap. */
  readonly cellWidth: number;
  readonly cellHeight: number;
  centreOf(tile: Tile): readonly [x: number, y: number];
}

export type CellShape = 'rounded' | 'square' | 'hex';

/** A cell may be so much wider than high: a name needs room, an outline its proportions. */
const WIDEST = 1.7;
const TALLEST = 1.25;
/** Height of a hexagon that stands on its point, and the distance of rows of them, by its width. */
const HEX_HEIGHT = 2 / Math.sqrt(3);
const HEX_STEP = Math.sqrt(3) / 2;

function hexGrid(set: TileSet, box: GridBox, inner: number): TileGrid {
  const stepX = Math.min(box.width / (set.columns + 0.5), box.height / ((set.rows - 1) * HEX_STEP + HEX_HEIGHT) / 1);
  const width = stepX * (set.columns + 0.5);
  const height = stepX * ((set.rows - 1) * HEX_STEP + HEX_HEIGHT);
  const left = box.left + (box.width - width) / 2 + stepX / 2;
  const top = box.top + (box.height - height) / 2 + (stepX * HEX_HEIGHT) / 2;
  return {
    cellWidth: stepX * inner,
    cellHeight: stepX * HEX_HEIGHT * inner,
    centreOf: ({ column, row }) => [left + (column + (row % 2) / 2) * stepX, top + row * stepX * HEX_STEP],
  };
}

/** The grid as large as its box allows, in the middle of it. `gap` is a share of a cell. */
export function toTileGrid(set: TileSet, box: GridBox, shape: CellShape, gap: number): TileGrid {
  const inner = 1 - Math.min(Math.max(gap, 0), 0.9);
  if (shape === 'hex') return hexGrid(set, box, inner);
  const [across, down] = [box.width / set.columns, box.height / set.rows];
  const stepX = Math.min(across, down * WIDEST);
  const stepY = Math.min(down, across * TALLEST);
  const left = box.left + (box.width - stepX * set.columns) / 2;
  const top = box.top + (box.height - stepY * set.rows) / 2;
  const space = Math.min(stepX, stepY) * (1 - inner);
  return {
    cellWidth: stepX - space,
    cellHeight: stepY - space,
    centreOf: ({ column, row }) => [left + (column + 0.5) * stepX, top + (row + 0.5) * stepY],
  };
}

/** Outline of a hexagon that stands on its point, as points of a polygon. */
export function hexPoints(x: number, y: number, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  const corners = [
    [x, y - h],
    [x + w, y - h / 2],
    [x + w, y + h / 2],
    [x, y + h],
    [x - w, y + h / 2],
    [x - w, y - h / 2],
  ];
  return corners.map(([cx, cy]) => `${cx?.toFixed(2)},${cy?.toFixed(2)}`).join(' ');
}
