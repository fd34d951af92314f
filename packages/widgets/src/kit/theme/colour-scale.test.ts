import { describe, expect, it } from 'vitest';
import { colourOnScale, mixColours } from './colour-scale.ts';

describe('a scale of colours', () => {
  const scale = ['#000000', '#ff0000', '#ffffff'];

  it('has its own colours at even steps and mixtures between them', () => {
    expect(colourOnScale(scale, 0)).toBe('rgba(0, 0, 0, 1)');
    expect(colourOnScale(scale, 0.5)).toBe('rgba(255, 0, 0, 1)');
    expect(colourOnScale(scale, 0.75)).toBe('rgba(255, 128, 128, 1)');
  });

  it('holds its ends', () => {
    expect(colourOnScale(scale, -3)).toBe('rgba(0, 0, 0, 1)');
    expect(colourOnScale(scale, 9)).toBe('rgba(255, 255, 255, 1)');
    expect(colourOnScale(['#123456'], 0.4)).toBe('rgba(18, 52, 86, 1)');
  });

  it('does not mix what it cannot read', () => {
    expect(mixColours('red', '#ffffff', 0.2)).toBe('red');
    expect(mixColours('#ffffff', 'hsl(1 2% 3%)', 0.8)).toBe('hsl(1 2% 3%)');
  });
});
