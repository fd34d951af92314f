import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toPoints } from './points.ts';

const table = toTable([
  { price: 3, sold: 40, city: '杭州', stock: 9 },
  { price: 5, sold: 20, city: '宁波', stock: 4 },
  { price: null, sold: 10, city: '杭州', stock: 1 },
]);

describe('points', () => {
  it('stand where two numbers say; a row without both has none', () => {
    const data = toPoints(table, [
      { role: 'xAxis', field: 'price' },
      { role: 'scatter', field: 'sold', label: '销量' },
    ]);
    expect(data.categories).toBe(null);
    expect(data.series).toEqual([
      {
        name: '销量',
        points: [
          { x: 3, y: 40, size: null, name: '', row: 0 },
          { x: 5, y: 20, size: null, name: '', row: 1 },
        ],
      },
    ]);
  });

  it('stand over categories when the X axis is a text', () => {
    const data = toPoints(table, [
      { role: 'xAxis', field: 'city' },
      { role: 'scatter', field: 'sold' },
    ]);
    expect(data.categories).toEqual(['杭州', '宁波']);
    expect(data.series[0]?.points.map(({ x }) => x)).toEqual([0, 1, 0]);
  });

  it('make a series per value of a text, with size and name', () => {
    const data = toPoints(table, [
      { role: 'xAxis', field: 'sold' },
      { role: 'scatter', field: 'price' },
      { role: 'series', field: 'city' },
      { role: 'value', field: 'stock' },
      { role: 'name', field: 'city' },
    ]);
    expect(data.series.map(({ name }) => name)).toEqual(['杭州', '宁波']);
    expect(data.series[0]?.points).toEqual([{ x: 40, y: 3, size: 9, name: '杭州', row: 0 }]);
    expect(data.sizeLabel).toBe('stock');
  });

  it('take a field of numbers with the role series as one more series', () => {
    const data = toPoints(table, [
      { role: 'xAxis', field: 'price' },
      { role: 'scatter', field: 'sold' },
      { role: 'series', field: 'stock' },
    ]);
    expect(data.series.map(({ name }) => name)).toEqual(['sold', 'stock']);
  });

  it('find their columns without a mapping', () => {
    const data = toPoints(toTable([{ a: 1, b: 2 }]), []);
    expect(data.series).toEqual([{ name: 'b', points: [{ x: 1, y: 2, size: null, name: '', row: 0 }] }]);
  });

  it('are none without rows, and the series keep their names', () => {
    const data = toPoints(toTable([]), [
      { role: 'xAxis', field: 'price' },
      { role: 'scatter', field: 'sold' },
    ]);
    expect(data.series).toEqual([{ name: 'sold', points: [] }]);
  });
});
