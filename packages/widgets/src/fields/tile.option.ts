import type { CustomSeriesRenderItemReturn } from 'echarts';
import type { TileProps } from './tile.fields.ts';

/** Box of a tile in px, gap included. */
export interface TileBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TileLook {
  readonly fill: string;
  /** Outline under the pointer; none = the tile does not answer. */
  readonly outline?: string;
  readonly text?: { readonly text: string; readonly fill: string; readonly font: string };
}

/** Largest share of a tile's side that its gap takes. */
const GAP_SHARE = 0.2;

/** A tile as an element of a custom series. */
export function toTile(box: TileBox, look: TileLook, props: TileProps): CustomSeriesRenderItemReturn {
  const gap = Math.min(props.tileGap, Math.min(box.width, box.height) * GAP_SHARE);
  const width = Math.max(box.width - gap, 0.5);
  const height = Math.max(box.height - gap, 0.5);
  const r = Math.min(props.tileRadius, width / 2, height / 2);
  return {
    type: 'rect',
    shape: { x: box.x + gap / 2, y: box.y + gap / 2, width, height, r },
    style: { fill: look.fill },
    ...(look.outline === undefined
      ? { silent: true }
      : { emphasis: { style: { stroke: look.outline, lineWidth: 1.5 } } }),
    ...(look.text
      ? {
          textContent: { type: 'text' as const, style: look.text, silent: true },
          textConfig: { position: 'inside' as const },
        }
      : {}),
  };
}
