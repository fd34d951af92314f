import { describe, expect, it } from 'vitest';
import { placeNames, type NamedNode, type NameRoom } from './name-places.ts';

const ROOM: NameRoom = {
  left: 0,
  top: 0,
  width: 300,
  height: 200,
  fontSize: 10,
  distance: 4,
  widths: [100, 60],
};

const node = (name: string, x: number, y: number): NamedNode => ({ name, x, y, size: 20 });

function sidesOf(nodes: readonly NamedNode[], room = ROOM) {
  return [...placeNames(nodes, nodes, room)].map(([name, { side }]) => [name, side]);
}

describe('names beside the nodes of a graph', () => {
  it('stand below their nodes while there is room', () => {
    expect(sidesOf([node('alpha', 80, 50), node('beta', 200, 50)])).toEqual([
      ['alpha', 'bottom'],
      ['beta', 'bottom'],
    ]);
  });

  it('go to the side where no other node is in the way', () => {
    expect(sidesOf([node('alpha', 100, 50), node('beta', 100, 75)])).toEqual([
      ['alpha', 'right'],
      ['beta', 'bottom'],
    ]);
  });

  it('stay in the box', () => {
    expect(sidesOf([node('alpha', 290, 190)])).toEqual([['alpha', 'left']]);
    expect(sidesOf([node('alpha', 100, 50)], { ...ROOM, height: 60, width: 115 })).toEqual([['alpha', 'left']]);
  });

  it('are shortened where that makes room', () => {
    const long = node('a long name of a node', 55, 50);
    const place = (room: NameRoom) => placeNames([long], [long], room).get(long.name);
    expect(place({ ...ROOM, widths: [200, 60] })).toEqual({ side: 'bottom', text: long.name });
    expect(place({ ...ROOM, width: 95, widths: [200, 60] })?.text).toMatch(/^a long.*…$/);
  });

  it('are left out where they would hide nodes or each other', () => {
    const crowd = Array.from({ length: 100 }, (_, i) => node(`n${i}`, 100 + (i % 10) * 8, 60 + Math.floor(i / 10) * 8));
    const placed = sidesOf(crowd);
    expect(placed.length).toBeGreaterThan(2);
    expect(placed.length).toBeLessThan(50);
  });
});
