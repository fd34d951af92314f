import { describe, expect, it } from 'vitest';
import { expand, sheetOf } from '../report.testing.ts';

describe('Sums of a report', () => {
  const amounts = ['1,200', '￥50.00', '(50.00)', '7', null, '', '1,200'];
  const rows = amounts.map((amount, at) => ({ amount, good: '1.5', year: at < 3 ? 2025 : 2026 }));
  const where = [{ field: 'year', value: 2026 }];

  it('say how many texts they leave out, once for each field', () => {
    const cells = { A1: '#{sum(o.amount)}', B1: '#{avg(o.amount)}', C1: '#{sum(o.good)}', D1: '#{max(o.amount)}' };
    expect(expand(sheetOf(cells), { o: rows }).skippedTexts).toEqual([
      { setCode: 'o', field: 'amount', cells: ['S!A1', 'S!B1'], count: 4, rows: 7 },
    ]);
  });

  it('count only rows that they see', () => {
    expect(expand(sheetOf({ A1: { value: '#{sum(o.amount)}', where } }), { o: rows }).skippedTexts).toEqual([
      { setCode: 'o', field: 'amount', cells: ['S!A1'], count: 1, rows: 4 },
    ]);
    const group = { A1: { value: '#{o.year}', group: 'merge' as const, where }, B1: '#{sum(o.amount)}' };
    expect(expand(sheetOf(group), { o: rows }).skippedTexts).toMatchObject([{ cells: ['S!B1'], count: 1, rows: 4 }]);
    const none = { A1: { value: '#{share(o.amount)}', where: [{ field: 'amount', value: '7' }] } };
    expect(expand(sheetOf(none), { o: rows }).skippedTexts).toEqual([]);
  });
});
