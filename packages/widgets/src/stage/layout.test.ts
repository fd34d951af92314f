import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.ts';

const screen = { width: 1920, height: 1080 };

describe('the layout of a stage', () => {
  it('shows the whole screen, centred, when it contains', () => {
    const layout = layoutOf('contain', screen, { width: 960, height: 1000 });
    expect(layout).toMatchObject({ scaleX: 0.5, scaleY: 0.5, left: 0, top: 230, width: 960, height: 540 });
    expect(layout.scrollX || layout.scrollY).toBe(false);
  });

  it('leaves no margin and crops evenly when it covers', () => {
    const layout = layoutOf('cover', screen, { width: 960, height: 1080 });
    expect(layout).toMatchObject({ scaleX: 1, top: 0, left: -480, scrollX: false });
  });

  it('fills the width and scrolls down when it fits the width', () => {
    const layout = layoutOf('width', screen, { width: 1920, height: 500 });
    expect(layout).toMatchObject({ scaleX: 1, left: 0, top: 0, scrollX: false, scrollY: true });
  });

  it('fills the height and scrolls sideways when it fits the height', () => {
    const layout = layoutOf('height', screen, { width: 500, height: 1080 });
    expect(layout).toMatchObject({ scaleY: 1, left: 0, top: 0, scrollX: true, scrollY: false });
  });

  it('stretches each axis on its own', () => {
    expect(layoutOf('stretch', screen, { width: 960, height: 1080 })).toMatchObject({ scaleX: 0.5, scaleY: 1 });
  });

  it('keeps the size, centres a small screen and scrolls a large one without fit', () => {
    expect(layoutOf('none', screen, { width: 2000, height: 1200 })).toMatchObject({ scaleX: 1, left: 40, top: 60 });
    expect(layoutOf('none', screen, { width: 800, height: 600 })).toMatchObject({
      left: 0,
      scrollX: true,
      scrollY: true,
    });
  });

  it('needs no scrollbar for a part of a pixel', () => {
    expect(layoutOf('width', screen, { width: 1920.3, height: 1080 }).scrollY).toBe(false);
  });

  it('draws nothing in a box without area', () => {
    expect(layoutOf('contain', screen, { width: 0, height: 600 })).toMatchObject({ scaleX: 0, width: 0 });
  });
});
