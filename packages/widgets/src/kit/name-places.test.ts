import { describe, expect, it } from 'vitest';
import { chooseSides, type NamedDisc } from './name-places.ts';

const plot = { width: 300, height: 200 };
const disc = (x: number, y: number, radius = 10) => ({ x, y, radius, width: 50, height: 12 });

const sidesOf = (...discs: readonly NamedDisc[]) => chooseSides(discs, plot).map(({ side }) => side);

describe('names beside discs', () => {
  it('stand above them while there is room', () => {
    expect(sidesOf(disc(60, 100), disc(200, 100))).toEqual(['top', 'top']);
  });

  it('make way for another disc, and for a name that stands there', () => {
    expect(sidesOf(disc(150, 100), disc(150, 76))[0]).toBe('right');
    expect(sidesOf(disc(100, 100), disc(130, 100))).toEqual(['top', 'right']);
  });

  it('stay within the plot', () => {
    expect(sidesOf(disc(150, 6))).toEqual(['right']);
    expect(sidesOf(disc(296, 100))).toEqual(['left']);
    expect(sidesOf(disc(150.3, 14.7))).toEqual(['top']);
  });

  it('move along above a disc at the edge where no other side is free', () => {
    expect(chooseSides([disc(10, 100), disc(48, 110, 15)], plot)[0]).toEqual({ side: 'top', shift: 15 });
    expect(chooseSides([disc(290, 100), disc(252, 110, 15)], plot)[0]).toEqual({ side: 'top', shift: -15 });
    expect(chooseSides([disc(60, 100)], plot)).toEqual([{ side: 'top', shift: 0 }]);
  });
});
