/** One widget of the workload: what both pages draw, from the same numbers at the same place. */
interface Place {
  readonly id: string;
  readonly title: string;
  /** px on a screen of 1920 × 1080 */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type WorkloadKind = 'bar' | 'line' | 'pie' | 'text';

export interface WorkloadWidget extends Place {
  readonly kind: WorkloadKind;
}

export interface MonthRow extends Readonly<Record<string, unknown>> {
  readonly month: string;
  readonly sales: number;
  readonly cost: number;
}

export const SCREEN = { width: 1920, height: 1080 };
const COLUMNS = 10;
/** Eighty charts among a hundred widgets. */
const KINDS: readonly WorkloadKind[] = ['bar', 'line', 'bar', 'line', 'pie', 'bar', 'line', 'text', 'pie', 'text'];

/** `count` widgets in rows of ten. */
export function workloadOf(count: number): readonly WorkloadWidget[] {
  const width = SCREEN.width / COLUMNS;
  const height = SCREEN.height / Math.ceil(count / COLUMNS);
  return Array.from({ length: count }, (_, i) => ({
    id: `widget-${i}`,
    kind: KINDS[i % KINDS.length] ?? 'bar',
    title: `销售与成本 ${i + 1}`,
    left: (i % COLUMNS) * width + 4,
    top: Math.floor(i / COLUMNS) * height + 4,
    width: width - 8,
    height: height - 8,
  }));
}

/** Twelve months and two series of a widget, other ones in each round. The numbers repeat from run to run. */
export function rowsOf(index: number, round: number): readonly MonthRow[] {
  return Array.from({ length: 12 }, (_, month) => ({
    month: `${month + 1}月`,
    sales: Math.round(3000 + 1500 * Math.sin(index + round + month / 2) + 40 * month),
    cost: Math.round(1800 + 700 * Math.cos(index + round + month / 3) + 20 * month),
  }));
}

/** What a widget draws of its rows: a pie five months, a text one figure, other charts all. */
export function shownRows(kind: WorkloadKind, rows: readonly MonthRow[]): readonly MonthRow[] {
  return kind === 'pie' ? rows.slice(0, 5) : kind === 'text' ? rows.slice(0, 1) : rows;
}

/** Widgets that the page's address asks for (`?count=100`). */
export function askedCount(): number {
  return Number(new URLSearchParams(location.search).get('count') ?? 50);
}
