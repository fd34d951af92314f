import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toSingleValue } from '../../shapes/single-value.ts';
import { piece, pointAt } from './circle.ts';
import { toRingWords, toWordSizes, type RingProps } from './ring.option.ts';
import { ring } from './ring.widget.ts';
import { RINGS, type RingStyle } from './rings.ts';

const plain: RingProps = defaultsOf(ring.fields);
const data = (value: unknown) => toSingleValue(toTable(value === undefined ? [] : [{ value }]), []);
const box = { x: 100, y: 100, r: 90 };

describe('the words of a ring', () => {
  it('are the first value, its unit and the label', () => {
    const props = { ...plain, suffix: '%', label: '达成率', decimals: 1 };
    expect(toRingWords(props, data(86.42), 'zh')).toEqual({ value: '86.4', suffix: '%', label: '达成率' });
  });

  it('leave the unit out where no value is', () => {
    const props = { ...plain, suffix: '%', label: '达成率' };
    for (const words of [
      toRingWords(props, data(undefined), 'zh'),
      toRingWords({ ...props, showValue: false }, data(3), 'zh'),
    ])
      expect(words).toEqual({ value: '', suffix: '', label: '达成率' });
  });

  it('become smaller until they stay within the circle', () => {
    const size = (value: string) => toWordSizes({ value, suffix: '', label: '' }, 50, null).value;
    expect(size('1,286,450,320')).toBeLessThan(size('86'));
    expect(size('86')).toBeLessThanOrEqual(36);
    expect(toWordSizes({ value: '8', suffix: '', label: '' }, 50, 20).value).toBe(20);
  });

  it('have no label in a small circle', () => {
    expect(toWordSizes({ value: '8', suffix: '', label: '完成' }, 20, null).label).toBe(0);
  });
});

describe('the drawing of a ring', () => {
  const styles = Object.keys(RINGS) as RingStyle[];

  it('is there for each style, with room for words', () => {
    expect(styles).toEqual(ring.fields.showtype['x-aj'].options?.map(({ value }) => value));
    for (const style of styles) expect(RINGS[style](box).core).toBeGreaterThanOrEqual(0.4);
  });

  it('begins at the top and runs clockwise', () => {
    expect(pointAt(box, 1, 0).map(Math.round)).toEqual([100, 10]);
    expect(pointAt(box, 1, 0.25).map(Math.round)).toEqual([190, 100]);
  });

  it('closes its pieces', () => {
    expect(piece(box, 0.5, 1, 0, 0.25)).toMatch(/^M100 10 A90 90 0 0 1 190 100 L145 100 A45 45 0 0 0 100 55Z$/);
  });
});
