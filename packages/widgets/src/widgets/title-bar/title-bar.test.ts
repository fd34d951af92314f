import type { TemplateResult } from 'lit';
import { describe, expect, it } from 'vitest';
import { toFigureBox, type DrawFigure } from '../../kit/figure/figure.ts';
import { BARS, type TitleBarStyle } from './bars.ts';
import { titleBar } from './title-bar.widget.ts';

const STYLES = Object.keys(BARS) as TitleBarStyle[];

/** All values that a drawing puts into its nodes. */
function valuesOf(template: TemplateResult): unknown[] {
  return template.values.flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap((one: TemplateResult) => valuesOf(one));
    return typeof value === 'object' && value !== null && 'strings' in value
      ? valuesOf(value as TemplateResult)
      : [value];
  });
}

function pathsOf(draw: DrawFigure, width: number, height: number, captionWidth = 120): string[] {
  const texts = valuesOf(draw(toFigureBox(width, height, captionWidth)).drawing).map(String);
  return texts.filter((text) => text.startsWith('M'));
}

describe('the title bar widget', () => {
  it('has a drawing for each of its styles, all of them different', () => {
    expect(STYLES).toEqual(titleBar.fields.showtype['x-aj'].options?.map(({ value }) => value));
    expect(new Set(STYLES.map((style) => pathsOf(BARS[style], 720, 72).join(' ')))).toHaveProperty(
      'size',
      STYLES.length,
    );
  });

  it.each(STYLES)('has room for the words of %s within every box', (style) => {
    for (const [width, height] of [
      [200, 120],
      [200, 40],
      [720, 72],
      [1200, 800],
    ] as const) {
      const { caption } = BARS[style](toFigureBox(width, height, width));
      expect(caption?.x).toBeGreaterThanOrEqual(0);
      expect(caption?.width).toBeGreaterThan(width * 0.2);
      expect((caption?.x ?? 0) + (caption?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((caption?.y ?? 0) + (caption?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  });

  it('keeps the shape of its left end when only the width grows', () => {
    const slab = (width: number) => pathsOf(BARS.blade, width, 72)[1];
    expect(slab(1400)).toBe(slab(720));
  });

  it('gives long words more room', () => {
    const room = (words: number) => BARS.capsule(toFigureBox(720, 72, words)).caption?.width ?? 0;
    expect(room(380)).toBeGreaterThan(room(100));
  });
});
