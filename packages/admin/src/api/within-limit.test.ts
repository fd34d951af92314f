import { describe, expect, it } from 'vitest';
import { namesOf, withinLimit } from './within-limit.ts';

const FILES = ['a.xlsx', 'b.xlsx', 'c.xlsx', 'd.xlsx', 'e.xlsx'].map((name) => ({ name }));

describe('files of an upload', () => {
  it('are taken as far as there is room; the others are left out by name', () => {
    expect(withinLimit(FILES, 3)).toEqual({ taken: FILES.slice(0, 3), left: FILES.slice(3) });
    expect(withinLimit(FILES.slice(0, 3), 3)).toEqual({ taken: FILES.slice(0, 3), left: [] });
    expect(withinLimit(FILES, 3, 2)).toEqual({ taken: FILES.slice(0, 1), left: FILES.slice(1) });
    expect(withinLimit(FILES.slice(0, 1), 3, 4)).toEqual({ taken: [], left: FILES.slice(0, 1) });
  });

  it('are named as each language lists them, and a great many are counted', () => {
    expect(namesOf(FILES.slice(3), 'zh')).toBe('d.xlsx、e.xlsx');
    expect(namesOf(FILES.slice(3), 'en')).toBe('d.xlsx, e.xlsx');
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `${index + 1}.csv` }));
    expect(namesOf(many, 'zh')).toBe('1.csv、2.csv、3.csv、4.csv、5.csv…（12）');
    expect(namesOf(many, 'en')).toBe('1.csv, 2.csv, 3.csv, 4.csv, 5.csv … (12)');
  });
});
