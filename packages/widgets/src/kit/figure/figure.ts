import type { TemplateResult } from 'lit';
import { lettersShare } from '../box/box-share.ts';

/** Box that a figure fills. */
export interface FigureBox {
  /** px of the screen */
  readonly width: number;
  readonly height: number;
  /** Factor by which corners and strokes of the drawing grow with the box, 1 at 200 px of its shorter side. */
  readonly unit: number;
  /** px that the words of the caption need, 0 without words */
  readonly captionWidth: number;
}

/** Where the words of a figure stand, in px. */
export interface FigureCaption {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align: 'left' | 'center';
}

/** A straight edge along which a light runs. `turn` 0 … 3: quarter of the round in which it has its turn. */
export interface LitEdge {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly direction: 'right' | 'down' | 'left' | 'up';
  readonly turn: 0 | 1 | 2 | 3;
}

export interface Figure {
  /** Nodes of an SVG whose user unit is one px of the screen. */
  readonly drawing: TemplateResult;
  readonly edges?: readonly LitEdge[];
  readonly caption?: FigureCaption;
  /** The drawing fades out to the left and the right. */
  readonly fadesSides?: boolean;
}

/** Draws a figure anew for a box: corners keep their shape, only the straight parts between them grow. */
export type DrawFigure = (box: FigureBox) => Figure;

const UNIT_SIDE = 200;
const UNIT_MIN = 0.4;
const UNIT_MAX = 1.3;

/** Box of that size with its unit. */
export function toFigureBox(width: number, height: number, captionWidth = 0): FigureBox {
  const unit = Math.min(UNIT_MAX, Math.max(UNIT_MIN, Math.min(width, height) / UNIT_SIDE));
  // A vast frame is seen from further away: its corners follow as letters do.
  const growth = lettersShare({ width, height });
  return { width, height, unit: unit * growth, captionWidth };
}

/**
 * Data of an SVG path with its numbers rounded.
 * @example path`M${left} 2 H${right}`
 */
export function path(texts: TemplateStringsArray, ...values: readonly number[]): string {
  return texts.reduce((data, text, i) => `${data}${round(values[i - 1] ?? 0)}${text}`);
}

/** Two digits behind the point are finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
