import { describe, expect, it } from 'vitest';
import { alignTo } from './align.ts';
import { fitTo, stepZoom, toDocument, toViewport, zoomAt, ZOOM_MAX, ZOOM_MIN } from './camera.ts';
import { distribute } from './distribute.ts';
import { brushTest, hitTest } from './hit-test.ts';
import { boundsOf, centreOf, rectBetween, rotatePoint, unionOf, type Frame, type Point } from './rect.ts';
import { HANDLES, MIN_SIZE, resizeFrame, resizeGroup } from './resize.ts';
import { snap, toSnapTargets } from './snap.ts';

const frame = (left: number, top: number, width: number, height: number, rotate = 0): Frame => ({
  left,
  top,
  width,
  height,
  rotate,
});

const item = (id: string, at: Frame, state: { hidden?: boolean; locked?: boolean } = {}) => ({
  id,
  hidden: false,
  locked: false,
  ...at,
  ...state,
});

describe('a frame', () => {
  it('turned by a right angle has bounds with width and height swapped', () => {
    const bounds = boundsOf(frame(0, 0, 100, 40, 90));
    expect(bounds.left).toBeCloseTo(30);
    expect(bounds.top).toBeCloseTo(-30);
    expect(bounds.width).toBeCloseTo(40);
    expect(bounds.height).toBeCloseTo(100);
  });

  it('drawn from any corner to the opposite one is the same', () => {
    expect(rectBetween({ x: 10, y: 50 }, { x: 30, y: 20 })).toEqual({ left: 10, top: 20, width: 20, height: 30 });
  });

  it('and others have one box around them', () => {
    expect(unionOf([frame(10, 10, 10, 10), frame(40, 0, 20, 5)])).toEqual({ left: 10, top: 0, width: 50, height: 20 });
    expect(unionOf([])).toBeUndefined();
  });
});

describe('a click on the canvas', () => {
  it('finds the topmost widget that is visible', () => {
    const items = [item('below', frame(0, 0, 100, 100)), item('above', frame(50, 50, 100, 100))];
    expect(hitTest(items, { x: 60, y: 60 })).toBe('above');
    expect(hitTest([items[0]!, { ...items[1]!, hidden: true }], { x: 60, y: 60 })).toBe('below');
    expect(hitTest(items, { x: 300, y: 300 })).toBeUndefined();
  });

  it('misses the empty corner of a turned widget', () => {
    const turned = [item('turned', frame(0, 0, 100, 20, 90))];
    expect(hitTest(turned, { x: 5, y: 10 })).toBeUndefined();
    expect(hitTest(turned, { x: 50, y: -30 })).toBe('turned');
  });
});

describe('a brush', () => {
  it('takes what it touches from the top left on, but not what is locked or hidden', () => {
    const items = [
      item('c', frame(0, 50, 10, 10)),
      item('b', frame(50, 0, 10, 10)),
      item('a', frame(0, 0, 10, 10)),
      item('locked', frame(5, 5, 10, 10), { locked: true }),
      item('hidden', frame(5, 5, 10, 10), { hidden: true }),
      item('far', frame(500, 500, 10, 10)),
    ];
    expect(brushTest(items, { left: 0, top: 0, width: 100, height: 100 })).toEqual(['a', 'b', 'c']);
  });
});

/** Where the top left corner is seen. */
function corner(one: Frame): Point {
  return rotatePoint({ x: one.left, y: one.top }, centreOf(one), one.rotate);
}

describe('resizing', () => {
  it('by the south-east corner leaves the top left corner alone', () => {
    expect(resizeFrame(frame(10, 20, 100, 50), 'se', { x: 30, y: 10 })).toEqual(frame(10, 20, 130, 60));
  });

  it('by the north-west corner leaves the bottom right corner alone', () => {
    expect(resizeFrame(frame(10, 20, 100, 50), 'nw', { x: 30, y: 10 })).toEqual(frame(40, 30, 70, 40));
  });

  it('never goes below 10 × 4 nor turns inside out, by any handle', () => {
    for (const handle of HANDLES) {
      const shrunk = resizeFrame(frame(0, 0, 100, 50), handle, {
        x: handle.includes('w') ? 900 : -900,
        y: handle.includes('n') ? 900 : -900,
      });
      expect(shrunk.width).toBeGreaterThanOrEqual(MIN_SIZE.width);
      expect(shrunk.height).toBeGreaterThanOrEqual(MIN_SIZE.height);
    }
    expect(resizeFrame(frame(0, 0, 100, 50), 'nw', { x: 900, y: 900 })).toEqual(frame(90, 46, 10, 4));
  });

  it('keeps the proportion by a corner and by an edge', () => {
    expect(resizeFrame(frame(0, 0, 100, 50), 'se', { x: 100, y: 0 }, { keepRatio: true })).toEqual(
      frame(0, 0, 200, 100),
    );
    const byEdge = resizeFrame(frame(0, 0, 100, 50), 's', { x: 0, y: 50 }, { keepRatio: true });
    expect([byEdge.width, byEdge.height]).toEqual([200, 100]);
  });

  it('keeps the centre when asked to', () => {
    expect(resizeFrame(frame(0, 0, 100, 50), 'e', { x: 10, y: 0 }, { fromCentre: true })).toEqual(
      frame(-10, 0, 120, 50),
    );
  });

  it('keeps the opposite corner of a turned frame on its place', () => {
    const before = frame(100, 100, 200, 80, 30);
    const after = resizeFrame(before, 'se', { x: 37, y: 21 });
    expect(corner(after).x).toBeCloseTo(corner(before).x);
    expect(corner(after).y).toBeCloseTo(corner(before).y);
  });

  it('of several scales them with the box around them', () => {
    expect(resizeGroup([frame(0, 0, 50, 50), frame(50, 50, 50, 50)], 'se', { x: 100, y: 100 })).toEqual([
      frame(0, 0, 100, 100),
      frame(100, 100, 100, 100),
    ]);
  });
});

describe('alignment', () => {
  const reference = frame(100, 200, 60, 40);
  const box = frame(0, 0, 20, 10);

  it('puts each edge and centre on that of the reference', () => {
    expect(alignTo(box, reference, 'left')).toEqual({ x: 100, y: 0 });
    expect(alignTo(box, reference, 'centre')).toEqual({ x: 120, y: 0 });
    expect(alignTo(box, reference, 'right')).toEqual({ x: 140, y: 0 });
    expect(alignTo(box, reference, 'top')).toEqual({ x: 0, y: 200 });
    expect(alignTo(box, reference, 'middle')).toEqual({ x: 0, y: 215 });
    expect(alignTo(box, reference, 'bottom')).toEqual({ x: 0, y: 230 });
  });

  it('distributes with equal gaps and leaves the outermost alone, in any order', () => {
    const rects = [frame(90, 0, 10, 10), frame(0, 0, 20, 10), frame(25, 0, 30, 10)];
    expect(distribute(rects, 'x')).toEqual([0, 0, 15]);
    expect(distribute(rects.slice(0, 2), 'x')).toEqual([0, 0]);
  });
});

describe('snapping', () => {
  const screen = { left: 0, top: 0, width: 1000, height: 600 };

  it('pulls an edge to the edge of another and draws the line with the distance between', () => {
    const targets = toSnapTargets([frame(100, 100, 50, 50)], screen, []);
    const { offset, lines } = snap(frame(103, 320, 34, 20), targets, 5);
    expect(offset).toEqual({ x: -3, y: 0 });
    expect(lines.find((line) => line.axis === 'x' && line.position === 100)).toEqual({
      axis: 'x',
      position: 100,
      from: 100,
      to: 340,
      gap: { from: 150, to: 320 },
    });
  });

  it('pulls centres to the middle of the screen', () => {
    const { offset } = snap(frame(398, 277, 200, 50), toSnapTargets([], screen, []), 5);
    expect(offset).toEqual({ x: 2, y: -2 });
  });

  it('pulls to guides', () => {
    const { offset } = snap(frame(337, 40, 20, 20), toSnapTargets([], screen, [{ axis: 'x', position: 333 }]), 5);
    expect(offset.x).toBe(-4);
  });

  it('takes the nearest of several and leaves alone what is too far', () => {
    const targets = toSnapTargets([frame(100, 900, 7, 7), frame(104, 900, 7, 7)], screen, []);
    expect(snap(frame(105, 300, 61, 20), targets, 5).offset.x).toBe(-1);
    expect(snap(frame(223, 300, 61, 20), targets, 5).offset.x).toBe(0);
  });

  it('of a pulled edge moves only that edge', () => {
    const targets = toSnapTargets([frame(300, 0, 50, 50)], screen, []);
    const { offset, lines } = snap(frame(100, 200, 197, 20), targets, 5, { x: [1], y: [] });
    expect(offset).toEqual({ x: 3, y: 0 });
    expect(lines.every((line) => line.axis === 'x')).toBe(true);
  });
});

describe('the camera', () => {
  const camera = { zoom: 0.5, x: 20, y: 30 };

  it('turns viewport places into document places and back', () => {
    const point = { x: 120, y: 80 };
    expect(toDocument(camera, point)).toEqual({ x: 200, y: 100 });
    expect(toViewport(camera, toDocument(camera, point))).toEqual(point);
  });

  it('zooms about the pointer', () => {
    const at = { x: 400, y: 300 };
    const zoomed = zoomAt(camera, 2, at);
    expect(toDocument(zoomed, at)).toEqual(toDocument(camera, at));
    expect(zoomAt(camera, 99, at).zoom).toBe(ZOOM_MAX);
    expect(zoomAt(camera, 0.001, at).zoom).toBe(ZOOM_MIN);
  });

  it('fits a screen into the window without enlarging it', () => {
    const viewport = { width: 1096, height: 700 };
    const fitted = fitTo({ left: 0, top: 0, width: 2000, height: 1000 }, viewport, 48);
    expect(fitted.zoom).toBe(0.5);
    expect(toViewport(fitted, { x: 1000, y: 500 })).toEqual({ x: 548, y: 350 });
    expect(fitTo({ left: 0, top: 0, width: 100, height: 100 }, viewport, 48).zoom).toBe(1);
  });

  it('steps through the zoom list and stops at its ends', () => {
    expect(stepZoom(0.5, 1)).toBe(0.6);
    expect(stepZoom(0.6, -1)).toBe(0.4);
    expect(stepZoom(4, 1)).toBe(4);
    expect(stepZoom(0.1, -1)).toBe(0.1);
  });
});
