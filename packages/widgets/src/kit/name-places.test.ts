import { describe, expect, it } from 'vitest';
import { chooseSides } from './name-places.ts';

const plot = { width: 300, height: 200 };
const disc = (x: number, y: number, radius = 10) => ({ x, y, radius, width: 50, height: 12 });

describe('names beside discs', () => {
  it('stand above them while there is room', () => {
    expect(chooseSides([disc(60, 100), disc(200, 100)], plot)).toEqual(['top', 'top']);
  });

  it('make way for another disc, and for a name that stands there', () => {
    expect(chooseSides([disc(150, 100), disc(150, 76)], plot)[0]).toBe('right');
    expect(chooseSides([disc(100, 100), disc(130, 100)], plot)).toEqual(['top', 'right']);
  });

  it('stay within the plot', () => {
    expect(chooseSides([disc(150, 6)], plot)).toEqual(['right']);
    expect(chooseSides([disc(296, 100)], plot)).toEqual(['left']);
    expect(chooseSides([disc(150.3, 14.7)], plot)).toEqual(['top']);
  });
});
