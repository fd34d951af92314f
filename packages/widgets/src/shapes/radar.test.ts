import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRadarData } from './radar.ts';

const table = toTable([
  { y: '2016', s: 4, d: '5' },
  { y: '2017', s: 6, d: '' },
]);

describe('radar data', () => {
  it('has a spoke per field and an outline per row', () => {
    const data = toRadarData(table, [
      { role: 'name', field: 'y' },
      { role: 'radar', field: 's', label: '销售' },
      { role: 'radar', field: 'd' },
    ]);
    expect(data.spokes).toEqual([
      { key: 's', label: '销售' },
      { key: 'd', label: 'd' },
    ]);
    expect(data.outlines).toEqual([
      { name: '2016', values: [4, 5], row: 0 },
      { name: '2017', values: [6, null], row: 1 },
    ]);
  });

  it('takes a field once and passes over fields that are gone', () => {
    const data = toRadarData(table, [
      { role: 'name', field: 'y' },
      { role: 'radar', field: 's' },
      { role: 'radar', field: 's' },
      { role: 'radar', field: 'gone' },
    ]);
    expect(data.spokes.map(({ key }) => key)).toEqual(['s']);
  });

  it('takes all columns of numbers without a mapping', () => {
    const data = toRadarData(toTable([{ city: '杭州', s: 1, d: 2 }]), []);
    expect(data.spokes.map(({ key }) => key)).toEqual(['s', 'd']);
    expect(data.outlines[0]?.name).toBe('杭州');
  });

  it('is empty without rows', () => {
    expect(toRadarData(toTable([]), [{ role: 'radar', field: 's' }])).toEqual({ spokes: [], outlines: [] });
  });
});
