import type { ScreenDocument, WidgetNode } from '@aj-report/contract';

export const SIZE = { width: 1920, height: 1080 };
/** What a screen is made of: mostly charts and figures, some ornaments that move, a clock. */
const TYPES = [
  'bar-chart',
  'line-chart',
  'number-card',
  'pie-chart',
  'text',
  'border',
  'table',
  'gauge-chart',
  'progress-ring',
  'title-bar',
] as const;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Grids by their number of widgets. */
export const GRIDS: Readonly<Record<number, Grid>> = {
  1: { columns: 1, rows: 1 },
  200: { columns: 20, rows: 10 },
  1000: { columns: 40, rows: 25 },
};

/** The places of a grid that fills the screen. */
export function placesOf({ columns, rows }: Grid): readonly WidgetNode[] {
  const [width, height] = [SIZE.width / columns, SIZE.height / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    id: `w${index}`,
    type: TYPES[index % TYPES.length]!,
    left: Math.round((index % columns) * width),
    top: Math.round(Math.floor(index / columns) * height),
    width: Math.round(width) - 4,
    height: Math.round(height) - 4,
  }));
}

/** A screen of live widgets with sample rows; the first one is a text. */
export function screenOf(reportCode: string, count: number): ScreenDocument {
  const widgets = placesOf(GRIDS[count]!).map((place, index) => ({
    ...place,
    type: index === 0 ? 'text' : place.type,
    data: { dataType: 'static' as const, sample: 'kept' as const },
  }));
  return { reportCode, revision: 0, dashboard: { ...SIZE, title: reportCode }, widgets };
}
