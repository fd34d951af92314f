import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { toStreamSource, type StreamSource } from '../../kit/media/stream-source.ts';
import { columnOf, type RolesData } from '../../shapes/roles.ts';
import type { videoWall } from './video-wall.widget.ts';

export type VideoWallProps = Readonly<PropsOf<typeof videoWall>>;

export interface Tile {
  readonly name: string;
  /** As it stands in list or data: what an event tells. */
  readonly address: string;
  /** Undefined when the address is not allowed. */
  readonly source: StreamSource | undefined;
  readonly row: number;
}

/** More streams than that are no wall. */
const MAX_STREAMS = 200;

/** Streams of the rows, or of the list when there are none. */
export function toTiles(
  props: VideoWallProps,
  data: RolesData | undefined,
  context: Readonly<Record<string, string>>,
  base: string,
): readonly Tile[] {
  const given = data ? ofRows(data) : props.streams.map(({ name = '', src = '' }) => ({ name, src }));
  return given.slice(0, MAX_STREAMS).flatMap(({ name, src }, i) => {
    if (src.trim() === '') return [];
    return [{ name, address: src, source: toStreamSource(src, props.streamKind, context, base), row: i + 1 }];
  });
}

function ofRows(data: RolesData): readonly { readonly name: string; readonly src: string }[] {
  const [src, name] = [columnOf(data, 'src'), columnOf(data, 'name')];
  return Array.from({ length: data.rowCount }, (_, row) => ({
    name: String(name?.cells[row] ?? ''),
    src: String(src?.cells[row] ?? ''),
  }));
}

/** Columns of the grid that holds so many tiles; six are one of two by two and five around it. */
export function toColumns(layout: VideoWallProps['layout']): number {
  return layout === 6 ? 3 : Math.sqrt(layout);
}

/** Tiles of a page. */
export function pageOf(tiles: readonly Tile[], layout: number, page: number): readonly Tile[] {
  return tiles.slice(page * layout, (page + 1) * layout);
}

export function countPages(tiles: readonly Tile[], layout: number): number {
  return Math.ceil(tiles.length / layout);
}
