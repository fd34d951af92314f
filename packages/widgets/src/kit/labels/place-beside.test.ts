import { describe, expect, it } from 'vitest';
import { placeBeside, type LabelRoom, type Mark } from './place-beside.ts';

const ROOM: LabelRoom = {
  box: { left: 0, right: 200, top: 0, bottom: 100 },
  fontSize: 10,
  distance: 2,
  sides: ['right', 'left', 'bottom', 'top'],
  taken: [],
};
const at = (x: number, y: number, text = '名称'): Mark => ({ x, y, size: 8, text });

describe('a label beside its mark', () => {
  it('stands on the first side that is free', () => {
    expect(placeBeside([at(100, 50)], ROOM)).toEqual(['right']);
    expect(placeBeside([at(100, 50)], { ...ROOM, sides: ['bottom'] })).toEqual(['bottom']);
  });

  it('stays within the box', () => {
    expect(placeBeside([at(190, 50)], ROOM)).toEqual(['left']);
  });

  it('covers no other mark, and no label that was placed before', () => {
    expect(placeBeside([at(100, 50), at(118, 50, '')], ROOM)).toEqual(['left', undefined]);
    expect(placeBeside([at(100, 50), at(100, 52)], ROOM)).toEqual(['right', 'left']);
  });

  it('is left out where nothing is free', () => {
    expect(placeBeside([at(100, 50)], { ...ROOM, taken: [ROOM.box] })).toEqual([undefined]);
  });
});
