import type { Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { formatCell } from '../../kit/text/format-cell.ts';
import { SLIDE_FRAME_MS } from '../../kit/motion/slide.ts';
import type { RowsData } from '../../shapes/rows.ts';
import type { marquee } from './marquee.widget.ts';

export type MarqueeProps = Readonly<PropsOf<typeof marquee>>;

/** More rows than anybody reads while they pass; the rest waits for a filter. */
const MAX_ROWS = 200;
const AUTO = { format: 'auto', decimals: null, suffix: '' } as const;

/** What runs through, item by item: the rows of the first column, or the typed text without data of its own. */
export function toItems(props: MarqueeProps, data: RowsData | undefined, language: Language): readonly string[] {
  if (!data) return [`${props.text}${props.joinText}`];
  const type = data.columns[0]?.type ?? 'string';
  return (data.data[0] ?? [])
    .slice(0, MAX_ROWS)
    .map((cell) => formatCell(cell, type, AUTO, language))
    .filter((text) => text !== '')
    .map((text) => `${text}${props.joinText}`);
}

export interface Run {
  /** px after which the picture repeats */
  readonly periodPx: number;
  readonly durationMs: number;
  /** Places at which it is drawn: by whole pixels, on which letters are sharp, and not in every frame. */
  readonly steps: number;
  /** How often the text stands in the track. */
  readonly copies: number;
}

/** How a text of `textPx` runs through a box of `boxPx` along the direction of motion. A short text is alone in it. */
export function toRun(textPx: number, boxPx: number, speedPxPerS: number): Run {
  const periodPx = Math.max(textPx, boxPx, 1);
  const durationMs = (periodPx / Math.max(speedPxPerS, 1)) * 1000;
  return {
    periodPx,
    durationMs,
    steps: Math.ceil(Math.min(periodPx, durationMs / SLIDE_FRAME_MS)),
    copies: Math.ceil(boxPx / periodPx) + 1,
  };
}
