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

  it('stand aside of the middle rather than on a disc where all four sides are taken', () => {
    const around = [
      [170, 84],
      [180, 100],
      [170, 116],
      [120, 100],
    ].map(([x = 0, y = 0]) => ({ ...disc(x, y, 3), width: 0 }));
    expect(chooseSides([disc(150, 100, 6), ...around], plot)[0]).toEqual({ side: 'top', shift: -21 });
  });

  it('make way for those that come later', () => {
    const crowd = [
      [170, 108, 57],
      [107, 138, 41],
      [188, 88, 43],
      [139, 120, 44],
      [58, 160, 30],
      [121, 133, 28],
      [85, 167, 53],
      [99, 151, 53],
      [72, 158, 65],
    ].map(([x = 0, y = 0, width = 0]) => ({ ...disc(x, y, 5), width }));
    const [, second, , , , , , , last] = chooseSides(crowd, plot);
    expect([second?.side, last?.side]).toEqual(['top', 'top']);
  });
});
