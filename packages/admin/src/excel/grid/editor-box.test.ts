import { describe, expect, it } from 'vitest';
import { editorBox, scrollTo } from './editor-box.ts';

const SEEN = { left: 500, top: 380, width: 860, height: 720 };
const CELL = { left: 600, top: 400, width: 80, height: 24 };

describe('the editor of a cell', () => {
  it('covers its cell, and grows with its text', () => {
    expect(editorBox(CELL, { width: 10, height: 10 }, SEEN)).toEqual(CELL);
    expect(editorBox(CELL, { width: 300, height: 60 }, SEEN)).toEqual({ ...CELL, width: 300, height: 60 });
  });

  it('stays within what is seen: at an edge it grows to the other side, and never beyond the window', () => {
    const corner = { ...CELL, left: 1280, top: 1076 };
    expect(editorBox(corner, { width: 560, height: 120 }, SEEN)).toEqual({
      left: 800,
      top: 980,
      width: 560,
      height: 120,
    });
    expect(editorBox(corner, { width: 5000, height: 5000 }, SEEN)).toEqual(SEEN);
  });
});

describe('scrolling to a cell', () => {
  it('does nothing for what is seen, and goes just as far as is needed', () => {
    expect(scrollTo(CELL, SEEN)).toEqual({ left: 500, top: 380 });
    expect(scrollTo({ ...CELL, left: 1340, top: 1100 }, SEEN)).toEqual({ left: 560, top: 404 });
    expect(scrollTo({ ...CELL, left: 0, top: 0 }, SEEN)).toEqual({ left: 0, top: 0 });
  });

  it('shows the beginning of what is larger than the window', () => {
    expect(scrollTo({ left: 300, top: 400, width: 2000, height: 24 }, SEEN)).toEqual({ left: 300, top: 380 });
  });
});
