import { describe, expect, it } from 'vitest';
import type { Frame } from '../../fields/frame.option.ts';
import { placeWeb } from './radar-web.ts';

const frame = (width: number, height: number) => ({ width, height, grid: { left: 0, top: 0 } }) as Frame;
const LOOK = { fontSize: 12, gap: 8, isNamed: true, isRound: false };

describe('the web of a radar chart', () => {
  it('fills the height that an odd number of spokes leaves', () => {
    const { radius, centre } = placeWeb(['a', 'b', 'c', 'd', 'e'], frame(800, 300), LOOK);
    expect(radius).toBeGreaterThan(135);
    expect(centre[1]).toBeGreaterThan(150);
  });

  it('gives up no width to names that stand above and below it', () => {
    const long = 'a name of many letters';
    const upright = placeWeb([long, 'b', long, 'd'], frame(300, 300), LOOK).radius;
    expect(upright).toBeGreaterThan(placeWeb([long, long, long, long], frame(300, 300), LOOK).radius + 30);
  });

  it('stays in the box with its names', () => {
    const { radius, centre, nameWidth } = placeWeb(['aa', 'a long name', 'cc', 'dd'], frame(260, 200), LOOK);
    // The second spoke points to the left.
    expect(centre[0] - radius - LOOK.gap - nameWidth).toBeGreaterThanOrEqual(-0.5);
    expect(centre[1] - radius - LOOK.gap).toBeGreaterThan(0);
  });

  it('does without names where they would leave nothing of it', () => {
    const { nameWidth, radius } = placeWeb(['aa', 'bb', 'cc', 'dd'], frame(70, 50), LOOK);
    expect(nameWidth).toBe(0);
    expect(radius).toBeCloseTo(21, 0);
  });
});
