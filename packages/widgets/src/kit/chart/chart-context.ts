import type { Language } from '@aj-report/contract';
import type { Theme } from '../theme/theme.ts';

/** What the drawing of a chart depends on beside its properties and data. */
export interface ChartContext {
  readonly theme: Theme;
  readonly language: Language;
  /** px of the screen, before the stage scales it */
  readonly width: number;
  readonly height: number;
  /** The map to be drawn, for charts on one. */
  readonly map?: object;
  /** Whether things may move by themselves. */
  readonly isMoving?: boolean;
  /** Nodes that a reader has dragged: their places in shares of the width and of the height. */
  readonly moved?: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
}
