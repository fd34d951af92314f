import { rightOf, bottomOf, type Rect } from './rect.ts';
import type { SnapLine } from './snap.ts';

/** A box along one axis: where it begins and ends, and its extent across. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

export interface EqualGaps {
  /** To be added to the box's place along the axis. */
  readonly offset: number;
  /** One line in each of the equal gaps. */
  readonly lines: readonly SnapLine[];
}

function toSpan(axis: 'x' | 'y', { left, top, ...size }: Rect): Span {
  const rect = { left, top, ...size };
  return axis === 'x'
    ? { start: left, end: rightOf(rect), from: top, to: bottomOf(rect) }
    : { start: top, end: bottomOf(rect), from: left, to: rightOf(rect) };
}

/** Where a box would begin, and the gaps that are equal then. */
interface Place {
  readonly start: number;
  readonly gaps: readonly (readonly [from: number, to: number])[];
}

/** Behind two neighbours with the gap that these have, and before them. */
function besidePairs(row: readonly Span[], length: number): Place[] {
  return row.slice(1).flatMap((second, index): Place[] => {
    const first = row[index]!;
    const gap = second.start - first.end;
    if (gap <= 0) return [];
    const between = [first.end, second.start] as const;
    const [after, before] = [second.end + gap, first.start - gap - length];
    return [
      { start: after, gaps: [between, [second.end, after]] },
      { start: before, gaps: [[before + length, first.start], between] },
    ];
  });
}

/** In the middle between the two neighbours of a box. */
function inMiddle(row: readonly Span[], { start, end }: Span): Place[] {
  const middle = (start + end) / 2;
  const before = row.findLast((one) => one.end < middle);
  const after = row.find((one) => one.start > middle);
  const room = before && after ? after.start - before.end - (end - start) : -1;
  if (!before || !after || room <= 0) return [];
  const place = before.end + room / 2;
  return [
    {
      start: place,
      gaps: [
        [before.end, place],
        [place + end - start, after.start],
      ],
    },
  ];
}

/**
 * The nearest place within `distance` (px of the document) along an axis where a box has the same gap to its neighbours
 * as these have to each other, or stands in the middle between them. Neighbours are those beside it across the axis.
 */
export function findEqualGaps(
  box: Rect,
  boxes: readonly Rect[],
  axis: 'x' | 'y',
  distance: number,
): EqualGaps | undefined {
  const moving = toSpan(axis, box);
  const row = boxes
    .map((one) => toSpan(axis, one))
    .filter(({ from, to }) => from < moving.to && to > moving.from)
    .sort((a, b) => a.start - b.start);
  const places = [...besidePairs(row, moving.end - moving.start), ...inMiddle(row, moving)];
  const isNear = ({ start }: Place) => Math.abs(start - moving.start) <= distance;
  const [nearest] = places
    .filter(isNear)
    .sort((a, b) => Math.abs(a.start - moving.start) - Math.abs(b.start - moving.start));
  if (!nearest) return undefined;
  const position = (moving.from + moving.to) / 2;
  const lines = nearest.gaps.map(([from, to]): SnapLine => ({
    axis: axis === 'x' ? 'y' : 'x',
    position,
    from,
    to,
    gap: { from, to },
  }));
  return { offset: nearest.start - moving.start, lines };
}
