import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRolesData } from '../../shapes/roles.ts';
import { picturesOfList, picturesOfRows, toLoaded } from './picture-carousel.option.ts';

const BASE = 'https://report.example/screens/a';
const mapping = ['src', 'name', 'label'].map((role) => ({ role, field: role }));

describe('the pictures of a carousel', () => {
  it('are those of the rows whose address is allowed', () => {
    const rows = [
      { src: '/files/1.png', name: '一号', label: '早班' },
      { src: 'javascript:alert(1)', name: '二号', label: null },
      { src: null, name: '三号', label: null },
      { src: 'https://a.example/4.png', name: null, label: null },
    ];
    expect(picturesOfRows(toRolesData(toTable(rows), mapping), BASE)).toEqual([
      { url: 'https://report.example/files/1.png', address: '/files/1.png', title: '一号', details: '早班', row: 1 },
      { url: 'https://a.example/4.png', address: 'https://a.example/4.png', title: '', details: '', row: 4 },
    ]);
  });

  it('are at most two hundred', () => {
    const rows = Array.from({ length: 500 }, (_, i) => ({ src: `/${i}.png` }));
    expect(picturesOfRows(toRolesData(toTable(rows), mapping.slice(0, 1)), BASE)).toHaveLength(200);
  });

  it('can be typed in', () => {
    const pictures = [
      { address: '/a.png', title: '甲' },
      { address: 'data:text/html,x', title: '乙' },
    ];
    expect(picturesOfList({ pictures }, BASE).map(({ title }) => title)).toEqual(['甲']);
  });

  it('are loaded one ahead', () => {
    expect([...toLoaded(5, 4, 3)]).toEqual([4, 3, 0]);
    expect([...toLoaded(0, 0, 0)]).toEqual([]);
  });
});
