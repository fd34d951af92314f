import type { Language, Text } from '@aj-report/contract';

/** One region as a cell of a grid: no boundary is drawn. */
export interface Tile {
  /** ISO 3166 letters: of a province of China (`GD`), of a country (`CN`). */
  readonly code: string;
  readonly column: number;
  readonly row: number;
  readonly name: Text;
  /** Where the name does not fit. */
  readonly short: Text;
}

export interface TileSet {
  readonly tiles: readonly Tile[];
  readonly columns: number;
  readonly rows: number;
  /** The tile that a name, code or number in the data means. */
  find(name: string): Tile | undefined;
}

const ADDITIONS = /(?:(?:维吾尔|壮族|回族)?自治区|特别行政区|省|市|province|municipality|autonomousregion|sar)$/u;
const MARKS = /[\p{M}\s\-_'’.,，、()（）·&]/gu;

/** What is left of a name when spelling does not count: case, accents, spaces, points, and words such as 省. */
export function toTileKey(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(MARKS, '').toLowerCase();
  return plain.replace(ADDITIONS, '') || plain;
}

function toPlaces(layout: readonly string[]): ReadonlyMap<string, readonly [column: number, row: number]> {
  const cells = layout.flatMap((line, row) =>
    (line.match(/\S+/g) ?? []).map((code, column) => [code, [column, row] as const] as const),
  );
  return new Map(cells.filter(([code]) => code !== '.'));
}

/**
 * Reads a grid from text: `layout` holds a code or a point per cell, `lines` a region each:
 * `code|other codes|name zh|short zh|name en|aliases`.
 * @throws Error for a cell without a region and a region without a cell
 */
export function readTileSet(layout: readonly string[], lines: readonly string[]): TileSet {
  const places = toPlaces(layout);
  const keys = new Map<string, Tile>();
  const tiles = lines.map((line) => {
    const [code = '', codes = '', zh = '', shortZh = '', en = '', aliases = ''] = line.split('|');
    const place = places.get(code);
    if (!place) throw new Error(`The region ${code} has no cell`);
    const tile: Tile = {
      code,
      column: place[0],
      row: place[1],
      name: { zh, en },
      short: { zh: shortZh || zh, en: code },
    };
    for (const name of [code, zh, en, ...codes.split(','), ...aliases.split(',')]) {
      const key = toTileKey(name);
      if (key !== '' && !keys.has(key)) keys.set(key, tile);
    }
    return tile;
  });
  if (tiles.length !== places.size) throw new Error('A cell has no region');
  const columns = Math.max(...tiles.map(({ column }) => column)) + 1;
  return { tiles, columns, rows: layout.length, find: (name) => keys.get(toTileKey(name)) };
}

/** Name of a tile in the language of the reader. */
export function tileName(tile: Tile, language: Language): string {
  return tile.name[language];
}
