import type { TemplateResult } from 'lit';
import { describe, expect, it } from 'vitest';
import { toFigureBox, type DrawFigure } from '../../kit/figure/figure.ts';
import { border } from './border.widget.ts';
import { FRAMES, type BorderStyle } from './frames.ts';

const STYLES = Object.keys(FRAMES) as BorderStyle[];

/** All values that a drawing puts into its nodes. */
function valuesOf(template: TemplateResult): unknown[] {
  return template.values.flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap((one: TemplateResult) => valuesOf(one));
    return typeof value === 'object' && value !== null && 'strings' in value
      ? valuesOf(value as TemplateResult)
      : [value];
  });
}

function pathsOf(draw: DrawFigure, width: number, height: number): string[] {
  const texts = valuesOf(draw(toFigureBox(width, height)).drawing).map(String);
  return texts.filter((text) => text.startsWith('M'));
}

function numbersOf(draw: DrawFigure, width: number, height: number): number[] {
  const texts = valuesOf(draw(toFigureBox(width, height)).drawing).map(String);
  return texts.flatMap((text) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number));
}

describe('the border widget', () => {
  it('has a drawing for each of its thirteen styles', () => {
    const offered = border.fields.showtype['x-aj'].options?.map(({ value }) => value);
    expect(STYLES).toEqual(offered);
    expect(STYLES).toHaveLength(13);
  });

  it.each(STYLES)('draws %s differently from the others', (style) => {
    const others = STYLES.filter((one) => one !== style).map((one) => numbersOf(FRAMES[one], 400, 300).join(' '));
    expect(others).not.toContain(numbersOf(FRAMES[style], 400, 300).join(' '));
  });

  it.each(STYLES)('keeps %s within a small, a usual and a flat box', (style) => {
    for (const [width, height] of [
      [100, 60],
      [400, 300],
      [900, 160],
    ] as const) {
      const values = numbersOf(FRAMES[style], width, height);
      expect(values.every(Number.isFinite)).toBe(true);
      expect(Math.max(...values)).toBeLessThanOrEqual(Math.max(width, height));
    }
  });

  it('keeps the shape of corners when only the width grows', () => {
    const bracket = (width: number) => pathsOf(FRAMES.corners, width, 300)[0];
    expect(bracket(900)).toBe(bracket(400));
    expect(bracket(400)).toContain('L2 2 L');
  });

  it('gives the title its plate as much room as the words need', () => {
    const short = FRAMES.console(toFigureBox(400, 300, 40)).caption;
    const long = FRAMES.console(toFigureBox(400, 300, 200)).caption;
    expect(long?.width).toBeGreaterThanOrEqual(200);
    expect(short?.width).toBeLessThan(long?.width ?? 0);
  });
});
