import type { Language } from '@aj-report/contract';
import { writeNumber } from '../../fields/number-format.option.ts';
import { writeUnknown } from '../../fields/unknown-names.ts';
import { toValueRange, type ValueRange } from '../../fields/value-range.option.ts';
import { shareOf } from '../../kit/box/box-share.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { mixColours } from '../../kit/theme/colour-scale.ts';
import { fade, inkOn } from '../../kit/theme/colour.ts';
import { itemConditionColor } from '../../kit/data/condition.ts';
import { path } from '../../kit/figure/figure.ts';
import { fitFont, grownSize } from '../../kit/widget/fit-props.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { groundOf } from '../../kit/theme/ground.ts';
import type { Regions } from '../../shapes/regions.ts';
import { toTileGrid, type GridBox, type TileGrid } from './tile-grid.ts';
import type { TileMapProps } from './tile-map.widget.ts';
import type { Tile, TileSet } from './tile-set.ts';

export interface TileValue {
  readonly value: number;
  /** The last of its rows. */
  readonly row: number;
}

export interface TileData {
  readonly values: ReadonlyMap<Tile, TileValue>;
  /** In the order of the rows; ways of which an end is unknown are left out. */
  readonly routes: readonly TileRoute[];
  /** Names that no tile has, each once. */
  readonly unknown: readonly string[];
}

/** A way from tile to tile. */
export interface TileRoute {
  readonly source: Tile;
  readonly target: Tile;
  readonly value: number | null;
}

/** One line of text in a cell. */
export interface TileText {
  readonly text: string;
  /** px */
  readonly size: number;
  /** px from the middle of the cell to that of the line */
  readonly dy: number;
  readonly isValue: boolean;
}

export interface TileCell {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly ink: string;
  /** Colour of the edge around letters that a bubble or a line would cross. */
  readonly halo: string;
  readonly texts: readonly TileText[];
  readonly value: TileValue | null;
  /** Size of bubble or column, 0 … 1 of the largest. */
  readonly share: number;
  readonly markFill: string;
}

export interface DrawnRoute {
  /** Data of a path from the middle of a cell to that of another. */
  readonly path: string;
  /** px */
  readonly width: number;
}

export interface TilePicture {
  readonly grid: TileGrid;
  readonly cells: readonly TileCell[];
  readonly routes: readonly DrawnRoute[];
  readonly range: ValueRange;
  /** px; `inset` from the edges */
  readonly title: { readonly text: string; readonly size: number; readonly inset: number } | null;
  /** px; null = no room or not wanted. Without `from` there is one value alone. */
  readonly legend: { readonly width: number; readonly from: string; readonly to: string } | null;
  readonly note: string;
  /** px of the letters of legend and note */
  readonly footSize: number;
  readonly data: TileData;
}

/** px around the cells, and from the edges to the title, in a box of the usual size */
const PADDING = 10;
const INSET = 16;
/** Of legend and note, and of their letters, in a box of the usual size; share of the ramp that one colour takes. */
const FOOT = { height: 26, text: 12, ramp: 140, swatch: 0.2 };
const SMALLEST_FONT = 9;
const LARGEST_FONT = 20;
/** How much of the letters' colour a cell without a colour of its own takes over its ground. */
const PLAIN = 0.16;
/** Share of a cell that stays for text beside a column. */
export const COLUMN_ROOM = 0.72;

/** Values by tile: rows of the same region are added up, or without such rows what arrives in a region by routes. */
export function toTileData({ items, routes }: Regions, set: TileSet): TileData {
  const values = new Map<Tile, TileValue>();
  const unknown = new Set<string>();
  const tileOf = (name: string): Tile | undefined => {
    const tile = set.find(name);
    if (!tile && name !== '') unknown.add(name);
    return tile;
  };
  const add = (tile: Tile | undefined, value: number | null, row: number): void => {
    if (tile && value !== null) values.set(tile, { value: (values.get(tile)?.value ?? 0) + value, row });
  };
  for (const { name, value, row } of items) add(tileOf(name), value, row);
  const ways = routes.flatMap(({ source: from, target: to, value, row }) => {
    const [source, target] = [tileOf(from), tileOf(to)];
    if (!source || !target) return [];
    if (items.length === 0) add(target, value, row);
    return [{ source, target, value }];
  });
  return { values, routes: ways, unknown: [...unknown] };
}

/** Bent lines, wider where more goes; a way within one tile is not drawn. */
function toRoutes(props: TileMapProps, routes: readonly TileRoute[], grid: TileGrid): readonly DrawnRoute[] {
  const most = routes.reduce((largest, { value }) => Math.max(largest, Math.abs(value ?? 0)), 0);
  return routes
    .filter(({ source, target }) => source !== target)
    .map(({ source, target, value }) => {
      const [[x1, y1], [x2, y2]] = [grid.centreOf(source), grid.centreOf(target)];
      const bend = props.curveness / 100;
      const [x, y] = [(x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend];
      const share = most > 0 ? Math.abs(value ?? 0) / most : 0;
      return { path: path`M${x1} ${y1} Q${x} ${y} ${x2} ${y2}`, width: Math.max(props.routeWidth * share, 0.8) };
    });
}

interface LabelRoom {
  /** px */
  readonly width: number;
  readonly height: number;
  /** px of all names */
  readonly size: number;
}

function toLabelRoom(props: TileMapProps, grid: TileGrid, context: ChartContext): LabelRoom {
  const isHex = props.cellShape === 'hex';
  const width = grid.cellWidth * (isHex ? 0.82 : 0.9) * (props.isColumn ? COLUMN_ROOM : 1);
  const height = grid.cellHeight * (isHex ? 0.62 : 0.86);
  const size = props.fontSize ?? Math.min(Math.max(height * 0.32, SMALLEST_FONT), grownSize(LARGEST_FONT, context));
  return { width, height, size };
}

/** The name that fits, and the value below it where there is room for both. */
function toTexts(props: TileMapProps, tile: Tile, written: string, room: LabelRoom, language: Language): TileText[] {
  const { size } = room;
  const fits = (text: string) => textWidth(text, size) <= room.width;
  const names = props.isShowName ? [tile.name[language], tile.short[language], tile.code] : [];
  const name = names.find(fits);
  const hasFigure = written !== '' && fits(written) && (name === undefined || size * 2.3 <= room.height);
  const texts = [...(name === undefined ? [] : [name]), ...(hasFigure ? [written] : [])];
  return texts.map((text, i) => ({
    text,
    size,
    dy: (i - (texts.length - 1) / 2) * size * 1.15,
    isValue: text === written && i === texts.length - 1,
  }));
}

interface Frame {
  readonly box: GridBox;
  readonly title: TilePicture['title'];
  readonly foot: boolean;
}

function toFrame(props: TileMapProps, note: string, context: ChartContext): Frame {
  const { width, height } = context;
  const text = props.isShowTitle ? props.text.trim() : '';
  const share = Math.min(shareOf(context), 1);
  const size = fitFont(props.textFontSize, share);
  const [inset, padding] = [INSET * share, PADDING * share];
  const top = text === '' ? padding : inset * 0.75 + size * 1.4 + padding;
  const foot = hasRoomFor('legend', context) && (props.isShowRange || note !== '');
  const bottom = foot ? grownSize(FOOT.height, context) + padding : padding;
  const box = {
    left: padding,
    top,
    width: Math.max(width - 2 * padding, 1),
    height: Math.max(height - top - bottom, 1),
  };
  return { box, title: text === '' ? null : { text, size, inset }, foot };
}

function toLegend(props: TileMapProps, range: ValueRange, context: ChartContext): TilePicture['legend'] {
  const write = (value: number) => writeNumber(value, { ...props, abbreviate: true }, context.language);
  const width = Math.min(grownSize(FOOT.ramp, context), context.width * 0.28);
  if (range.only !== null) return { width: width * FOOT.swatch, from: '', to: write(range.only) };
  return { width, from: write(range.min), to: write(range.max) };
}

/** Rules name a region in either language or by its code. */
function colourByRules({ conditions }: TileMapProps, { name, code }: Tile, value: number): string {
  const names = [name.zh, name.en, code];
  const colours = conditions.map(
    (rule) => names.map((one) => itemConditionColor([rule], { value, name: one })).find((color) => color !== '') ?? '',
  );
  return colours.find((color) => color !== '') ?? '';
}

/** Everything that the element draws, from properties, data and the grid of regions: pure. */
export function toTilePicture(props: TileMapProps, data: Regions, set: TileSet, context: ChartContext): TilePicture {
  const { theme, language } = context;
  const found = toTileData(data, set);
  const values = [...found.values.values()].map(({ value }) => value);
  const range = toValueRange(props, values, theme);
  const note = props.isShowUnknown ? writeUnknown(found.unknown, language) : '';
  const frame = toFrame(props, note, context);
  const grid = toTileGrid(set, frame.box, props.cellShape, props.gap / 100);
  const room = toLabelRoom(props, grid, context);
  const { isFill } = props;
  const own = isFill ? props.emptyColor : props.cellColor;
  const plain = own || fade(theme.textMuted, PLAIN);
  const plainEdge = own || mixColours(groundOf(theme), theme.textMuted, PLAIN);
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const isCrossed = (value: TileValue | null) => found.routes.length > 0 || (value !== null && props.isBubble);
  const cells = set.tiles.map((tile): TileCell => {
    const value = found.values.get(tile) ?? null;
    const [x, y] = grid.centreOf(tile);
    const ruled = value ? colourByRules(props, tile, value.value) : '';
    const colour = ruled || (value ? range.colourOf(value.value) : plain);
    const fill = isFill ? colour : plain;
    const ink = value && isFill ? inkOn(fill, 'small') : value ? theme.text : theme.textMuted;
    return {
      tile,
      x,
      y,
      fill,
      ink: props.fontColor || ink,
      halo: isCrossed(value) ? (value && isFill ? fill : plainEdge) : 'none',
      texts: toTexts(
        props,
        tile,
        value && isFill && props.isShow ? writeNumber(value.value, props, language) : '',
        room,
        language,
      ),
      value,
      share: value && largest > 0 ? Math.abs(value.value) / largest : 0,
      // On filled cells marks take a colour that the ramp of fills does not have.
      markFill: (!isFill && ruled) || props.markColor || (isFill ? (theme.palette[2] ?? theme.accent) : theme.accent),
    };
  });
  const hasLegend = frame.foot && props.isShowRange && values.length > 0 && isFill;
  return {
    grid,
    cells,
    routes: toRoutes(props, found.routes, grid),
    range,
    title: frame.title,
    legend: hasLegend ? toLegend(props, range, context) : null,
    note: frame.foot ? note : '',
    footSize: grownSize(FOOT.text, context),
    data: found,
  };
}
