import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRolesData } from '../../shapes/roles.ts';
import type { Rect } from '../../kit/labels/place-beside.ts';
import { toBlips, toRange, toTargets, type Target } from './radar-sweep.option.ts';

const BOX = { width: 320, height: 320, radius: 140, font: 12 };
const COLOURS = ['red', 'green'];

function targetsOf(rows: readonly Record<string, unknown>[], roles: readonly string[]): readonly Target[] {
  const mapping = roles.map((role) => ({ role, field: role }));
  return toTargets(toRolesData(toTable(rows), mapping), COLOURS);
}

describe('the targets of a radar', () => {
  it('stand at their bearing and distance', () => {
    const targets = targetsOf([{ name: '东', angle: 90, distance: 5 }], ['name', 'angle', 'distance']);
    expect(toBlips(targets, 10, BOX, true)[0]).toMatchObject({ x: 230, y: 160, phase: 0.25, side: 'right', row: 1 });
  });

  it('bring bearings of more than a turn and below zero into one turn', () => {
    const targets = targetsOf(
      [
        { angle: -90, distance: 1 },
        { angle: 725, distance: 1 },
      ],
      ['angle', 'distance'],
    );
    expect(targets.map(({ angle }) => angle)).toEqual([270, 5]);
  });

  it('are left out without a number where one is mapped', () => {
    const rows = [
      { angle: null, distance: 1 },
      { angle: 1, distance: '远' },
      { angle: 1, distance: -1 },
      { angle: '1', distance: '2' },
    ];
    expect(targetsOf(rows, ['angle', 'distance']).map(({ row }) => row)).toEqual([4]);
  });

  it('are spread evenly when nothing tells where they are', () => {
    const targets = targetsOf([{ name: 'a' }, { name: 'b' }], ['name']);
    expect(targets.map(({ angle }) => Math.round(angle))).toEqual([30, 168]);
  });

  it('have a colour for each kind', () => {
    const rows = ['甲', '乙', '甲'].map((label) => ({ label }));
    expect(targetsOf(rows, ['label']).map(({ color }) => color)).toEqual(['red', 'green', 'red']);
  });

  it('are not drawn beyond the range', () => {
    const targets = targetsOf(
      [
        { angle: 0, distance: 9 },
        { angle: 0, distance: 11 },
      ],
      ['angle', 'distance'],
    );
    expect(toBlips(targets, 10, BOX, true)).toHaveLength(1);
  });

  const sidesOf = (rows: readonly Record<string, unknown>[], taken: readonly Rect[] = []) =>
    toBlips(targetsOf(rows, ['name', 'angle', 'distance', 'value']), 10, BOX, true, taken).map(({ value, side }) => [
      value,
      side,
    ]);

  it('write no name over another, the greater value first', () => {
    const rows = [1, 9, 2].map((value) => ({ name: '名称', angle: 90, distance: 5, value }));
    expect(sidesOf(rows)).toEqual([
      [9, 'right'],
      [2, 'left'],
      [1, 'none'],
    ]);
  });

  it('write no name over another target, nor over words of the dial', () => {
    const one = { name: '名称', angle: 90, distance: 5, value: 9 };
    const near = { name: '', angle: 90, distance: 6.5, value: 2 };
    expect(sidesOf([one, near])[0]).toEqual([9, 'left']);
    const words = { left: 0, right: 320, top: 140, bottom: 180 };
    expect(sidesOf([one], [words])[0]).toEqual([9, 'none']);
  });

  it('write the beginning of a name that is longer than its room', () => {
    const [blip] = toBlips(
      targetsOf(
        [{ name: '名称很长的一个目标，位于远处的海面上空', angle: 90, distance: 3 }],
        ['name', 'angle', 'distance'],
      ),
      10,
      BOX,
      true,
    );
    expect(blip?.text).toBe('名称很长的一个目…');
  });
});

describe('the range of a radar', () => {
  it('is as set, or reaches beyond the farthest target in round steps', () => {
    const targets = targetsOf([{ angle: 0, distance: 33.5 }], ['angle', 'distance']);
    expect(toRange(50, targets, 4)).toBe(50);
    expect(toRange(null, targets, 4)).toBe(40);
    expect(toRange(0, targets, 5)).toBe(40);
    expect(toRange(null, [], 4)).toBe(1);
  });
});
