import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRolesData } from '../../shapes/roles.ts';
import { pagesOfRows, toLoaded } from './iframe-carousel.option.ts';

describe('the pages of a carousel', () => {
  it('are the rows, at most fifty', () => {
    const mapping = ['src', 'name'].map((role) => ({ role, field: role }));
    const rows = Array.from({ length: 80 }, (_, i) => ({ src: `/${i}`, name: null }));
    const pages = pagesOfRows(toRolesData(toTable(rows), mapping));
    expect(pages).toHaveLength(50);
    expect(pages[1]).toEqual({ name: '', url: '/1' });
  });

  it('are loaded one ahead, once the shown one is there', () => {
    expect([...toLoaded(4, 3, 2, false)]).toEqual([3, 2]);
    expect([...toLoaded(4, 3, 2, true)]).toEqual([3, 2, 0]);
    expect([...toLoaded(0, 0, 0, true)]).toEqual([]);
  });
});
