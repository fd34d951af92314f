import { describe, expect, it } from 'vitest';
import { TestDesigner } from '../test-designer.ts';
import { ALIGN_EDGES, alignTo } from './align.ts';
import { distribute } from './distribute.ts';
import { boundsOf, bottomOf, centreOf, rightOf, rotatePoint, unionOf, type Frame, type Rect } from './rect.ts';
import { directionOf, HANDLES, MIN_SIZE, resizeFrame, resizeGroup } from './resize.ts';
import { snap, SNAP_DISTANCE, toSnapTargets } from './snap.ts';
import { tidy } from './tidy.ts';
import { turn } from './turn.ts';

type Random = () => number;

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const between = (random: Random, least: number, most: number) => least + random() * (most - least);
const oneOf = <T>(random: Random, choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;

/** Some stand straight, some are turned, a few are as small as can be or far outside. */
function anyFrame(random: Random): Frame {
  const isFar = random() < 0.1;
  const isSmall = random() < 0.1;
  return {
    left: between(random, -500, isFar ? 100_000 : 2000),
    top: between(random, -500, 1500),
    width: isSmall ? MIN_SIZE.width : between(random, MIN_SIZE.width, 900),
    height: isSmall ? MIN_SIZE.height : between(random, MIN_SIZE.height, 600),
    rotate: random() < 0.5 ? 0 : between(random, 0, 360),
  };
}
const anyFrames = (random: Random, least = 1): Frame[] =>
  Array.from({ length: least + Math.floor(random() * 7) }, () => anyFrame(random));
const straight = (frames: readonly Frame[]): Frame[] => frames.map((frame) => ({ ...frame, rotate: 0 }));
const anyDelta = (random: Random) => ({ x: between(random, -800, 800), y: between(random, -800, 800) });

const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1);

/** Runs a property over many numbers; the seed is named where it does not hold. */
function always(name: string, property: (random: Random) => void): void {
  it(name, () => {
    for (const seed of SEEDS) {
      try {
        property(createRandom(seed * 7919));
      } catch (reason) {
        throw new Error(`seed ${seed}: ${(reason as Error).message}`, { cause: reason });
      }
    }
  });
}

function expectClose(actual: object, expected: object): void {
  const wanted = new Map(Object.entries(expected));
  for (const [key, value] of Object.entries(actual)) expect(Math.abs(value - wanted.get(key)), key).toBeLessThan(1e-6);
}

/** Where a corner or edge of a turned frame lies. */
function placeOf(frame: Frame, side: { readonly x: number; readonly y: number }) {
  const { x, y } = centreOf(frame);
  const corner = { x: x + (side.x * frame.width) / 2, y: y + (side.y * frame.height) / 2 };
  return rotatePoint(corner, { x, y }, frame.rotate);
}

describe('any frames', () => {
  always('have a box that holds all of them and nothing more', (random) => {
    const bounds = anyFrames(random).map(boundsOf);
    const box = unionOf(bounds)!;
    expect(Math.min(...bounds.map(({ left }) => left))).toBe(box.left);
    expect(Math.min(...bounds.map(({ top }) => top))).toBe(box.top);
    expectClose(
      { right: rightOf(box), bottom: bottomOf(box) },
      { right: Math.max(...bounds.map(rightOf)), bottom: Math.max(...bounds.map(bottomOf)) },
    );
  });

  always('turn as one: sizes and distances stay, and turning back brings them back', (random) => {
    const [a, b] = [anyFrame(random), anyFrame(random)];
    const about = centreOf(unionOf([a, b].map(boundsOf))!);
    const degrees = between(random, -720, 720);
    const [turnedA, turnedB] = [turn(a, about, degrees), turn(b, about, degrees)];
    const apart = (one: Rect, other: Rect) =>
      Math.hypot(centreOf(one).x - centreOf(other).x, centreOf(one).y - centreOf(other).y);
    expect(turnedA.rotate).toBeGreaterThanOrEqual(0);
    expect(turnedA.rotate).toBeLessThan(360);
    expectClose({ apart: apart(turnedA, turnedB) }, { apart: apart(a, b) });
    const { rotate, ...back } = turn(turnedA, about, -degrees);
    expectClose(back, a);
    expect(Math.cos(((rotate - a.rotate) * Math.PI) / 180)).toBeCloseTo(1);
  });

  always('are pulled by a handle: what lies opposite stays, nothing is turned inside out', (random) => {
    const frame = anyFrame(random);
    const handle = oneOf(random, HANDLES);
    const { x, y } = directionOf(handle);
    const pulled = resizeFrame(frame, handle, anyDelta(random), { keepRatio: random() < 0.5 });
    expect(pulled.width).toBeGreaterThanOrEqual(MIN_SIZE.width - 1e-9);
    expect(pulled.height).toBeGreaterThanOrEqual(MIN_SIZE.height - 1e-9);
    const opposite = { x: 0 - x, y: 0 - y };
    expectClose(placeOf(pulled, opposite), placeOf(frame, opposite));
  });

  always('are pulled from the centre, which stays, or in proportion, which stays', (random) => {
    const frame = anyFrame(random);
    const handle = oneOf(random, HANDLES);
    const fromCentre = resizeFrame(frame, handle, anyDelta(random), { fromCentre: true });
    expectClose(centreOf(fromCentre), centreOf(frame));
    const { width, height } = resizeFrame(frame, handle, anyDelta(random), { keepRatio: true });
    expectClose({ ratio: width / height }, { ratio: frame.width / frame.height });
  });

  always('grow as one: their box grows as it is pulled', (random) => {
    const frames = straight(anyFrames(random, 2));
    const handle = oneOf(random, HANDLES);
    const delta = { x: between(random, 0, 900), y: between(random, 0, 900) };
    const { x, y } = directionOf(handle);
    const outwards = { x: delta.x * x, y: delta.y * y };
    const box = unionOf(frames)!;
    const grown = unionOf(resizeGroup(frames, handle, outwards))!;
    const { rotate: _, ...wanted } = resizeFrame({ ...box, rotate: 0 }, handle, outwards);
    expectClose(grown, wanted);
  });

  always('align: one edge meets, the other direction stays, a second time changes nothing', (random) => {
    const [frame, reference] = [anyFrame(random), anyFrame(random)];
    const edge = oneOf(random, ALIGN_EDGES);
    const { x: left, y: top } = alignTo(frame, reference, edge);
    const isAcross = edge === 'left' || edge === 'centre' || edge === 'right';
    expect(isAcross ? top : left).toBe(isAcross ? frame.top : frame.left);
    expectClose(alignTo({ ...frame, left, top }, reference, edge), { x: left, y: top });
  });

  always('are distributed: the outermost stay, gaps are equal, or middles where they overlap', (random) => {
    const frames = straight(anyFrames(random, 3));
    const axis = oneOf(random, ['x', 'y'] as const);
    const [start, size] = axis === 'x' ? (['left', 'width'] as const) : (['top', 'height'] as const);
    const middleOf = (frame: Rect) => centreOf(frame)[axis];
    const offsets = distribute(frames, axis);
    const moved = frames.map((frame, index) => ({ ...frame, [start]: frame[start] + offsets[index]! }));
    const steps = (values: readonly number[]) => values.slice(1).map((value, index) => value - values[index]!);
    const middles = (all: readonly Rect[]) => all.map(middleOf).toSorted((a, b) => a - b);
    const sorted = moved.toSorted((a, b) => a[start] - b[start]);
    const gaps = sorted.slice(1).map((frame, index) => frame[start] - sorted[index]![start] - sorted[index]![size]);
    const areEqual = (values: readonly number[]) => values.every((value) => Math.abs(value - values[0]!) < 1e-6);
    const hasGaps = areEqual(gaps) && gaps[0]! >= -1e-6;
    if (hasGaps) expectClose({ first: sorted[0]![start] }, { first: Math.min(...frames.map((frame) => frame[start])) });
    else {
      expect(areEqual(steps(middles(moved)))).toBe(true);
      const [before, after] = [middles(frames), middles(moved)];
      expectClose([after[0], after.at(-1)], [before[0], before.at(-1)]);
    }
  });

  always('are tidied: none covers another, they begin where they began', (random) => {
    const frames = straight(anyFrames(random));
    const box = unionOf(frames)!;
    const placed = tidy(frames).map(({ x, y }, index) => ({ ...frames[index]!, left: x, top: y }));
    expect(placed).toHaveLength(frames.length);
    const { left, top } = unionOf(placed)!;
    expectClose({ left, top }, { left: box.left, top: box.top });
    placed.forEach((one, index) => {
      for (const other of placed.slice(index + 1)) {
        const across = Math.min(rightOf(one), rightOf(other)) - Math.max(one.left, other.left);
        const down = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.top, other.top);
        expect(Math.min(across, down)).toBeLessThanOrEqual(1e-6);
      }
    });
  });

  always('snap no farther than the distance, and stay where they have snapped', (random) => {
    const screen = { left: 0, top: 0, width: 1920, height: 1080 };
    const targets = toSnapTargets(anyFrames(random).map(boundsOf), screen, []);
    const box = boundsOf(anyFrame(random));
    const { offset, lines } = snap(box, targets, SNAP_DISTANCE);
    expect(Math.max(Math.abs(offset.x), Math.abs(offset.y))).toBeLessThanOrEqual(SNAP_DISTANCE);
    if (offset.x !== 0) expect(lines.some(({ axis }) => axis === 'x')).toBe(true);
    const snapped = { ...box, left: box.left + offset.x, top: box.top + offset.y };
    expectClose(snap(snapped, targets, SNAP_DISTANCE).offset, { x: 0, y: 0 });
  });
});

const MOVES = ['ArrowRight', 'Shift+ArrowUp', 'Ctrl+ArrowLeft', 'Ctrl+Shift+ArrowDown', 'Alt+r', 'Alt+Shift+R'];
const ALIGNS = ['Alt+A', 'Alt+D', 'Alt+W', 'Alt+S', 'Alt+H', 'Alt+V', 'Alt+Shift+H', 'Alt+Shift+V', 'Alt+T'];
const KEYS = [...MOVES, ...ALIGNS];

/** As it is saved: 0 has no sign. */
const toJson = (screen: object) => JSON.stringify(screen);

describe('any selection', () => {
  always('has the box of all in it, finite places, and is taken back in whole', (random) => {
    const widgets = anyFrames(random, 3).map((frame, index) => ({
      ...frame,
      id: `w${index}`,
      type: 'text',
      rotate: Math.round(frame.rotate) % 360,
      locked: random() < 0.1,
    }));
    const test = new TestDesigner(widgets);
    const { document } = test.designer;
    document.select(widgets.slice(0, 2).map(({ id }) => id));
    if (random() < 0.5) test.key('Ctrl+g');
    test.key('Ctrl+a');
    for (let step = 0; step < 6; step++) {
      test.clock += 2000;
      const [before, position] = [document.stored, document.history.past.at(-1)?.id ?? 0];
      test.key(oneOf(random, KEYS));
      for (const { left, top, width, height, rotate } of document.stored.widgets) {
        expect([left, top, width, height, rotate].every(Number.isFinite)).toBe(true);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(rotate >= 0 && rotate < 360).toBe(true);
      }
      const box = unionOf(document.selected.map(boundsOf));
      if (box) expectClose(test.designer.selectionBox!, box);
      const after = document.stored;
      if (after === before) continue;
      test.key('Ctrl+z');
      expect(toJson(document.stored)).toBe(toJson(before));
      expect(document.history.past.at(-1)?.id ?? 0).toBe(position);
      test.key('Ctrl+Shift+z');
      expect(toJson(document.stored)).toBe(toJson(after));
    }
  });
});
