import { describe, expect, it } from 'vitest';
import { contrastOf, inkOn } from '../../kit/theme/colour.ts';
import { THEMES } from '../../kit/theme/themes.ts';
import { amplitudeOf, standOf, vesselPath, vesselSizes, wavePath } from './liquid-fill.option.ts';

describe('the waves of a liquid', () => {
  it('look the same one period further', () => {
    const heights = wavePath(100, 8)
      .split('L')
      .slice(0, 81)
      .map((point) => Number(point.replace('M', '').split(' ')[1]));
    for (let i = 0; i <= 40; i++) expect(heights[i]).toBeCloseTo(heights[i + 40] ?? Number.NaN, 1);
    expect(Math.max(...heights)).toBe(8);
  });

  it('settle when the vessel is empty or full', () => {
    const of = (share: number) => amplitudeOf({ waveHeight: 5 }, share, 200);
    expect([of(0), of(0.5), of(1)]).toEqual([0, 10, 0]);
  });
});

describe('the vessel', () => {
  it('stays within its box with the line around it', () => {
    for (const side of [60, 220, 800]) {
      const { size, gap, stroke } = vesselSizes(side * 2, side, true);
      expect(size + gap * 2 + stroke).toBeLessThanOrEqual(side - 2);
    }
    expect(vesselSizes(220, 220, false)).toEqual({ size: 214, gap: 0, stroke: 1.5 });
  });

  it('stands in the middle of its box in every form', () => {
    for (const vessel of ['circle', 'diamond', 'drop'] as const) {
      expect(vesselPath(vessel, 60, 50, 80).startsWith('M60.00 10.00')).toBe(true);
    }
    expect(vesselPath('square', 50, 50, 100)).toContain('L85.00 3.00');
  });
});

it('tells of a line whether it stands in the liquid, and whether waves cross it', () => {
  const line = { top: 40, bottom: 60 };
  expect(standOf(line, { surface: 20, swing: 5 })).toEqual({ isInLiquid: true, isCrossed: false });
  expect(standOf(line, { surface: 45, swing: 5 })).toEqual({ isInLiquid: true, isCrossed: true });
  expect(standOf(line, { surface: 62, swing: 5 })).toEqual({ isInLiquid: false, isCrossed: true });
  expect(standOf(line, { surface: 80, swing: 5 })).toEqual({ isInLiquid: false, isCrossed: false });
});

it('has an ink that is read in the liquid of every theme', () => {
  for (const { accent } of THEMES) expect(contrastOf(inkOn(accent, 'small'), accent)).toBeGreaterThanOrEqual(4.5);
});
