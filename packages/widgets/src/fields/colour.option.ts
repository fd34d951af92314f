import { fade } from '../kit/theme/colour.ts';
import type { Palette, Theme } from '../kit/theme/theme.ts';
import type { PaletteProps } from './colour.fields.ts';

/** Colours of the series: those set by hand, else the theme's. Never empty. */
export function toPalette(props: PaletteProps, theme: Theme): Palette {
  const own = props.customColor.filter((colour) => colour !== '');
  return own.length > 0 ? own : theme.palette;
}

/** Place of item `i` in the palette: that of its name where it has one. */
export function placeIn(palette: Palette, i: number, name = ''): number {
  return name === '' ? i : (palette.placeOf?.(name, i) ?? i);
}

/** The colour of series or item `i`, by its name where it has one; the palette starts over when it is used up. */
export function colourAt(palette: Palette, i: number, name?: string): string {
  return palette[placeIn(palette, i, name) % palette.length] ?? '#5b9dff';
}

export interface Gradient {
  readonly type: 'linear';
  readonly x: number;
  readonly y: number;
  readonly x2: number;
  readonly y2: number;
  readonly colorStops: { readonly offset: number; readonly color: string }[];
}

/** End of a gradient at which the colour is full. */
export type Strong = 'top' | 'bottom' | 'left' | 'right';

/**
 * A gradient over the drawn shape from `from` (share of the colour's alpha) at its strong end to `to` at the other.
 * `end` is the colour there when it is another one.
 * @source ECharts option `series.itemStyle.color`, linear gradient object
 */
export function toGradient(colour: string, strong: Strong, from: number, to: number, end = colour): Gradient {
  const ends = { top: [0, 0, 0, 1], bottom: [0, 1, 0, 0], left: [0, 0, 1, 0], right: [1, 0, 0, 0] } as const;
  const [x, y, x2, y2] = ends[strong];
  return {
    type: 'linear',
    x,
    y,
    x2,
    y2,
    colorStops: [
      { offset: 0, color: fade(colour, from) },
      { offset: 1, color: fade(end, to) },
    ],
  };
}
