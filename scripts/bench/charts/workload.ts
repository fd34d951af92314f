/** One chart of the workload: what both pages draw, from the same numbers at the same place. */
export interface WorkloadChart {
  readonly id: string;
  readonly kind: 'bar' | 'line';
  readonly title: string;
  /** px on a screen of 1920 × 1080 */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly { readonly month: string; readonly sales: number; readonly cost: number }[];
}

export const SCREEN = { width: 1920, height: 1080 };
const COLUMNS = 10;
const ROWS = 5;

/** Fifty charts, bars and lines in turn, twelve months and two series each. The numbers repeat from run to run. */
export const WORKLOAD: readonly WorkloadChart[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
  id: `chart-${i}`,
  kind: i % 2 === 0 ? 'bar' : 'line',
  title: `销售与成本 ${i + 1}`,
  left: (i % COLUMNS) * (SCREEN.width / COLUMNS) + 4,
  top: Math.floor(i / COLUMNS) * (SCREEN.height / ROWS) + 4,
  width: SCREEN.width / COLUMNS - 8,
  height: SCREEN.height / ROWS - 8,
  rows: Array.from({ length: 12 }, (_, month) => ({
    month: `${month + 1}月`,
    sales: Math.round(3000 + 1500 * Math.sin(i + month / 2) + 40 * month),
    cost: Math.round(1800 + 700 * Math.cos(i + month / 3) + 20 * month),
  })),
}));
