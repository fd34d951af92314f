import { describe, expect, it } from 'vitest';
import { toListUpdate } from './option-update.ts';

const lines = (data: readonly number[], more: object = {}) => ({
  title: { text: 'a' },
  color: ['red'],
  xAxis: [{ type: 'category', data: ['x', 'y'] }],
  series: [{ type: 'line', name: 'Sales', itemStyle: { color: 'red' }, data, ...more }],
});
const LISTS = ['xAxis', 'series'];
const merged = { cleared: [], replaced: [], kept: ['title', 'color'] };
const replaced = { cleared: [], replaced: LISTS, kept: [] };
const remade = { cleared: LISTS, replaced: LISTS, kept: [] };

describe('what happens to the lists of a chart with its next option', () => {
  it('they are merged when only data and values differ', () => {
    expect(toListUpdate(lines([1, 2]), lines([3, 4, 5]))).toEqual(merged);
    expect(toListUpdate(lines([1]), lines([1], { itemStyle: { color: 'blue' } }))).toEqual(merged);
    expect(toListUpdate(lines([1], { type: 'bar' }), lines([2], { type: 'bar' }))).toEqual(merged);
  });

  it('they are replaced without one before', () => {
    expect(toListUpdate(undefined, lines([1]))).toEqual(replaced);
  });

  it('they are made anew when a key of theirs has gone or come, however deep', () => {
    expect(toListUpdate(lines([1], { stack: 'all' }), lines([1]))).toEqual(remade);
    expect(toListUpdate(lines([1]), lines([1], { itemStyle: { color: 'red', opacity: 1 } }))).toEqual(remade);
    expect(toListUpdate(lines([1], { label: undefined }), lines([1], { label: { show: true } }))).toEqual(remade);
  });

  it('they are made anew when a series is another one, or there are more', () => {
    expect(toListUpdate(lines([1]), lines([1], { name: 'Cost' }))).toEqual(remade);
    expect(toListUpdate(lines([1]), lines([1], { type: 'pie' }))).toEqual(remade);
    const { series } = lines([1]);
    expect(toListUpdate(lines([1]), { ...lines([1]), series: [...series, ...series] })).toEqual(remade);
  });

  it('a list that is no longer there is emptied', () => {
    const graded = { ...lines([1]), visualMap: [{ min: 0 }] };
    expect(toListUpdate(graded, lines([1]))).toEqual({ ...remade, cleared: [...LISTS, 'visualMap'] });
  });

  it('they are replaced when something else has other keys, or there are lists of other components', () => {
    expect(toListUpdate({ ...lines([1]), legend: {} }, lines([1]))).toEqual(replaced);
    const graded = { ...lines([1]), visualMap: [{ min: 0 }] };
    expect(toListUpdate(graded, graded)).toEqual({ ...replaced, replaced: [...LISTS, 'visualMap'] });
  });

  it('what a reader moves is kept until the option says something else about it', () => {
    const zoomed = (start: number, data: readonly number[], more: object = {}) => ({
      ...lines(data, more),
      dataZoom: [{ type: 'inside', start }],
    });
    expect(toListUpdate(zoomed(0, [1]), zoomed(0, [2]))).toEqual({ ...merged, kept: ['dataZoom', ...merged.kept] });
    expect(toListUpdate(zoomed(0, [1]), zoomed(0, [2], { stack: 'all' }))).toEqual({ ...remade, kept: ['dataZoom'] });
    expect(toListUpdate(zoomed(0, [1]), zoomed(50, [2])).replaced).toContain('dataZoom');
    expect(toListUpdate(undefined, zoomed(0, [1])).kept).toEqual([]);
  });

  it('parts that say the same as before are not given again', () => {
    const titled = (text: string, data: readonly number[]) => ({ ...lines(data), title: { text } });
    expect(toListUpdate(titled('a', [1]), titled('a', [2])).kept).toContain('title');
    expect(toListUpdate(titled('a', [1]), titled('b', [2])).kept).not.toContain('title');
    expect(toListUpdate(undefined, titled('a', [1])).kept).toEqual([]);
  });

  it('charts that keep something of their own are replaced but never made anew', () => {
    expect(toListUpdate(lines([1], { type: 'graph' }), lines([1], { type: 'graph' }))).toEqual(replaced);
    expect(toListUpdate(lines([1], { type: 'graph' }), lines([1], { type: 'graph', roam: true }))).toEqual(replaced);
  });
});
