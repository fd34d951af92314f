import { describe, expect, it } from 'vitest';
import { toOwnParams } from './params.ts';

const most = { paramName: 'most', paramType: 'number', requiredFlag: 1 } as const;

describe('parameters of a data set in the sets of a screen', () => {
  it('have the value that they were tried with where nobody gives one', () => {
    expect(toOwnParams([{ ...most, sampleItem: '30' }])).toEqual([
      { ...most, requiredFlag: 0, defaultValue: '30', sampleItem: '30' },
    ]);
    expect(toOwnParams([{ ...most, defaultValue: '', sampleItem: 0 }])).toMatchObject([{ defaultValue: 0 }]);
  });

  it('keep their default, and previews show it as viewers will see it', () => {
    const since = { paramName: 'since', paramType: 'date', defaultValue: 'today-7d', sampleItem: '2020-01-01' };
    expect(toOwnParams([since])).toEqual([{ ...since, requiredFlag: 0, sampleItem: 'today-7d' }]);
  });

  it('stay without a value where they have none', () => {
    expect(toOwnParams([{ paramName: 'area' }])).toEqual([{ paramName: 'area', requiredFlag: 0 }]);
  });
});
