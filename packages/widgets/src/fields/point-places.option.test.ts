import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { bubbleChart } from '../widgets/bubble-chart/bubble-chart.widget.ts';
import { toShares, withinAxes } from './point-places.option.ts';

const plain = { type: 'value', inverse: false, splitNumber: 5 } as const;

describe('places on an axis', () => {
  it('count from zero to a round end unless the axis is cut', () => {
    expect(toShares(plain, [20, 80, 98])).toEqual([0.2, 0.8, 0.98]);
    expect(toShares({ ...plain, scale: true }, [80, 90, 100])).toEqual([0, 0.5, 1]);
    expect(toShares({ ...plain, inverse: true }, [20, 98])[0]).toBe(0.8);
  });

  it('leave room at the ends and obey those set by hand', () => {
    expect(toShares({ ...plain, scale: true, boundaryGap: ['6%', '6%'] }, [80, 100])[0]).toBeGreaterThan(0);
    expect(toShares({ ...plain, min: 0, max: 200 }, [50])).toEqual([0.25]);
  });

  it('are the middle of the bands of categories', () => {
    const axis = { type: 'category', inverse: false, data: ['a', 'b'] } as const;
    expect(toShares(axis, [0, 1])).toEqual([0.25, 0.75]);
  });
});

describe('the room between the axes', () => {
  const axes = {
    ...defaultsOf(bubbleChart.fields),
    nameX: '',
    textNameY: '',
    textFontSizeX: 12,
    textFontSizeY: 12,
    nameFontSizeX: 12,
    nameFontSizeY: 12,
  };
  const plot = { width: 400, height: 300 };

  it('is what numbers below and half a number above leave', () => {
    expect(withinAxes(axes, plot)).toEqual({ width: 400, height: 300 - 22 - 6 });
  });

  it('is less by the names of the axes, and more without axes', () => {
    expect(withinAxes({ ...axes, nameX: 'x', textNameY: 'y' }, plot).height).toBe(300 - 22 - 24);
    expect(withinAxes({ ...axes, nameX: 'x' }, plot).width).toBeLessThan(400);
    expect(withinAxes({ ...axes, isShowX: false, isShowY: false }, plot)).toEqual(plot);
  });
});
