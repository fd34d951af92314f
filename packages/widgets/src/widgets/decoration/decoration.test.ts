import type { TemplateResult } from 'lit';
import { describe, expect, it } from 'vitest';
import { path, toFigureBox, type DrawFigure } from '../../kit/figure/figure.ts';
import { decoration } from './decoration.widget.ts';
import { ORNAMENTS, type DecorationStyle } from './ornaments.ts';

const STYLES = Object.keys(ORNAMENTS) as DecorationStyle[];

/** All texts and numbers that a drawing puts into its nodes. */
function valuesOf(template: TemplateResult): string[] {
  return template.values.flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap((one: TemplateResult) => valuesOf(one));
    if (typeof value === 'object' && value !== null) return 'strings' in value ? valuesOf(value as TemplateResult) : [];
    return [String(value)];
  });
}

function draw(figure: DrawFigure, width: number, height: number, captionWidth = 0): string {
  return valuesOf(figure(toFigureBox(width, height, captionWidth)).drawing).join(' ');
}

describe('the decoration widget', () => {
  it('has a drawing for each of its twelve styles', () => {
    expect(STYLES).toEqual(decoration.fields.showtype['x-aj'].options?.map(({ value }) => value));
    expect(new Set(STYLES.map((style) => draw(ORNAMENTS[style], 400, 150))).size).toBe(12);
  });

  it.each(STYLES)('draws %s in a small, a usual and a flat box without gaps in its numbers', (style) => {
    for (const [width, height] of [
      [100, 60],
      [400, 150],
      [900, 40],
    ] as const) {
      expect(draw(ORNAMENTS[style], width, height)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('draws the same picture each time: nothing flickers when it is drawn anew', () => {
    for (const style of STYLES) expect(draw(ORNAMENTS[style], 400, 150)).toBe(draw(ORNAMENTS[style], 400, 150));
  });

  it('makes room for the words of its title', () => {
    for (const style of ['header', 'plate', 'divider'] as const) {
      const { caption } = ORNAMENTS[style](toFigureBox(600, 80, 260));
      expect(caption?.width).toBeGreaterThanOrEqual(260);
    }
  });

  it('puts a lozenge in the middle of a divider without words', () => {
    expect(draw(ORNAMENTS.divider, 400, 40)).not.toBe(draw(ORNAMENTS.divider, 400, 40, 60));
  });
});

describe('a path', () => {
  it('has rounded numbers', () => {
    expect(path`M${1 / 3} 2 H${10}`).toBe('M0.33 2 H10');
  });
});
