import { describe, expect, it } from 'vitest';
import {
  filtersOf,
  fromRowsText,
  NOTHING_CHOSEN,
  onlyOffered,
  orderOf,
  toRowsText,
  withFilters,
  withOrder,
  type ChosenRows,
} from './chosen-rows.ts';

const amount = { setCode: 'orders', field: '金额' };
const city = { setCode: 'orders', field: 'a:b;c,d%' };
const inCities = { ...city, symbol: 'in' as const, value: ['上海', 'x,y;z:%', '', null] };

describe('what a reader sorts and filters', () => {
  it('is sorted by one field of a data set at a time, and filtered by any', () => {
    const byAmount = withOrder(NOTHING_CHOSEN, amount, 'desc');
    const byCity = withOrder(byAmount, city, 'asc');
    expect([orderOf(byAmount, amount), orderOf(byCity, amount), orderOf(byCity, city)]).toEqual([
      'desc',
      undefined,
      'asc',
    ]);
    const both = withFilters(withFilters(byCity, amount, [{ ...amount, symbol: '>=', value: '1' }]), city, [inCities]);
    expect([both.filter.length, filtersOf(both, city)]).toEqual([2, [inCities]]);
    expect(withFilters(withOrder(both, city, undefined), city, [])).toEqual({ sort: [], filter: [both.filter[0]] });
  });

  it('goes into an address and comes back, whatever stands in it', () => {
    const chosen: ChosenRows = {
      sort: [{ ...amount, order: 'desc' }],
      filter: [
        inCities,
        { ...amount, symbol: 'between', value: ['1', '2.5'] },
        { ...amount, symbol: 'notNull' },
        { ...city, symbol: 'contains', value: '50%' },
        { ...city, symbol: 'in', value: [null] },
        { ...city, symbol: 'in', value: [''] },
      ],
    };
    const text = toRowsText(chosen);
    expect(text.startsWith('orders:金额:desc;')).toBe(true);
    expect(fromRowsText(text)).toEqual(chosen);
    const url = new URL('https://bi.example.com/el/c1');
    url.searchParams.set('~rows', text);
    expect(fromRowsText(new URL(url.href).searchParams.get('~rows') ?? '')).toEqual(chosen);
  });

  it('leaves out what an address says wrongly, or a report does not offer', () => {
    expect(fromRowsText('')).toEqual(NOTHING_CHOSEN);
    expect(fromRowsText('orders;:x:asc;orders:a;orders:%E4:asc')).toEqual({
      sort: [{ setCode: 'orders', field: '%E4', order: 'asc' }],
      filter: [],
    });
    const chosen = withFilters(withOrder(NOTHING_CHOSEN, amount, 'asc'), city, [inCities]);
    const offer = { label: '', sort: false, filter: true };
    expect(onlyOffered(chosen, [{ ...amount, ...offer }])).toEqual(NOTHING_CHOSEN);
    expect(
      onlyOffered(chosen, [
        { ...amount, ...offer, sort: true },
        { ...city, ...offer },
      ]),
    ).toEqual(chosen);
  });
});
