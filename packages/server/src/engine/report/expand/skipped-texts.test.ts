import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { planTemplate } from '../plan/plan-template.ts';
import { sheetOf } from '../report.testing.ts';
import { skippedTexts } from './skipped-texts.ts';

describe('Sums of a report', () => {
  const rows = ['1,200', '￥50.00', '(50.00)', '7', null, '', '1,200'].map((amount) => ({ amount, good: '1.5' }));
  const tables = new Map([['o', toTable(rows)]]);

  it('say how many texts they leave out, once for each field', () => {
    const cells = { A1: '#{sum(o.amount)}', B1: '#{avg(o.amount)}', C1: '#{sum(o.good)}', D1: '#{max(o.amount)}' };
    expect(skippedTexts(planTemplate(sheetOf(cells)), tables)).toEqual([
      {
        setCode: 'o',
        field: 'amount',
        cells: ['S!A1', 'S!B1'],
        count: 4,
        rows: 7,
      },
    ]);
  });
});
