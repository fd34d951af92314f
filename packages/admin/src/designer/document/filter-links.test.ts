import { normalizeScreen } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { filterLinks } from './filter-links.ts';

const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  sales: ['startTime', 'endTime', 'region'],
  stock: ['region', 'kind'],
  free: [],
};
const setParameters = (code: string) => (PARAMETERS[code] ?? []).map((key) => ({ key }));

const chart = (id: string, setCode: string) => ({
  id,
  type: 'bar-chart',
  layerName: id,
  data: { dataType: 'dynamic' as const, setCode },
});

function linksOf(type: string, linkage: object[] = []) {
  const charts = [chart('a', 'sales'), chart('b', 'stock'), chart('c', 'free')];
  const screen = normalizeScreen({ reportCode: 'r', widgets: [...charts, { id: 'f', type, linkage } as never] });
  const filter = screen.widgets.at(-1)!;
  return filterLinks(filter, screen, setParameters, 'en').map(({ targetId, paramsConfig }) => [
    targetId,
    ...paramsConfig.map(({ originKey, targetKey }) => `${originKey}>${targetKey}`),
  ]);
}

describe('a filter that comes onto a screen', () => {
  it('tells its value to all that take the parameter which most of them share', () => {
    expect(linksOf('drop-down')).toEqual([
      ['a', 'value>region'],
      ['b', 'value>region'],
    ]);
  });

  it('tells a range of time to those that take one', () => {
    expect(linksOf('time-range')).toEqual([['a', 'startTime>startTime', 'endTime>endTime']]);
  });

  it('goes on with the parameter that it sets already', () => {
    const link = {
      originId: 'f',
      targetId: 'b',
      targetName: 'b',
      paramsConfig: [{ originKey: 'value', targetKey: 'kind' }],
    };
    expect(linksOf('drop-down', [link])).toEqual([['b', 'value>kind']]);
  });

  it('leaves charts without links', () => {
    expect(linksOf('pie-chart')).toEqual([]);
  });
});
