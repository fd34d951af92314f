import { bottomOf, centreOf, rightOf, unionOf, type Point, type Rect } from './rect.ts';

/** px between things of which no two have a gap */
const USUAL_GAP = 16;

interface Item {
  readonly rect: Rect;
  readonly index: number;
}

/** Places in rows and columns with equal gaps, in the order given: who stands beside whom stays as it is. */
export function tidy(rects: readonly Rect[]): readonly Point[] {
  const box = unionOf(rects);
  if (!box) return [];
  const rows = toRows(rects.map((rect, index) => ({ rect, index })));
  const gap = usualGap(rows);
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.rect.width ?? 0)),
  );
  const places: Point[] = [];
  let y = box.top;
  for (const row of rows) {
    let x = box.left;
    row.forEach(({ index }, column) => {
      places[index] = { x, y };
      x += widths[column]! + gap;
    });
    y += Math.max(...row.map(({ rect }) => rect.height)) + gap;
  }
  return places;
}

/** Rows from the top down, each from the left: what begins above the middle of a row's first one stands in that row. */
function toRows(items: readonly Item[]): readonly (readonly Item[])[] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.rect.top - b.rect.top)) {
    const row = rows.at(-1);
    if (row && item.rect.top < centreOf(row[0]!.rect).y) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.rect.left - b.rect.left));
}

/** The middle one of the gaps that there are, of those within rows and between them. */
function usualGap(rows: readonly (readonly Item[])[]): number {
  const within = rows.flatMap((row) => row.slice(1).map(({ rect }, index) => rect.left - rightOf(row[index]!.rect)));
  const between = rows
    .slice(1)
    .map((row, index) => row[0]!.rect.top - Math.max(...rows[index]!.map(({ rect }) => bottomOf(rect))));
  const gaps = [...within, ...between].filter((gap) => gap > 0).toSorted((a, b) => a - b);
  return Math.round(gaps[Math.floor(gaps.length / 2)] ?? USUAL_GAP);
}
