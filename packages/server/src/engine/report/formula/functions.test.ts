import type { Cell } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { expand, sheetOf } from '../report.testing.ts';

const SALES = [
  { region: 'East', city: 'Hangzhou', day: '2026-01-05', amount: 10, rate: null },
  { region: 'east', city: 'Suzhou', day: '2026-02-01', amount: 20, rate: 2 },
  { region: 'South', city: 'Shenzhen', day: '2026-02-05', amount: 5, rate: null },
  { region: null, city: 'S*', day: null, amount: null, rate: 7 },
];

/** Values of formulas below a list of sales: region A1, city B1, day C1, amount D1, rate E1. */
function valuesOf(...formulas: readonly string[]): Cell[] {
  const below = Object.fromEntries(formulas.map((formula, i) => [`A${i + 2}`, { formula }]));
  const [sheet] = expand(
    sheetOf({
      A1: '#{s.region}',
      B1: '#{s.city}',
      C1: '#{s.day}',
      D1: '#{s.amount}',
      E1: '#{s.rate}',
      ...below,
    }),
    { s: SALES },
  ).sheets;
  return (sheet?.rows ?? []).slice(SALES.length).map((row) => row[0]?.value ?? null);
}

describe('Functions over cells that meet criteria', () => {
  it('find texts in any case, by wildcards, and blanks', () => {
    expect(
      valuesOf(
        'COUNTIF(A1,"east")',
        'COUNTIF(B1,"S*")',
        'COUNTIF(B1,"S~*")',
        'COUNTIF(B1,"?uzhou")',
        'COUNTIF(A1,"")',
        'COUNTIF(A1,"<>")',
        'COUNTIF(A1,"<>East")',
        'COUNTIF(B1,"S.z*")',
      ),
    ).toEqual([2, 3, 1, 1, 1, 3, 2, 0]);
  });

  it('compare numbers with numbers and days with days', () => {
    expect(
      valuesOf(
        'COUNTIF(D1,">=10")',
        'COUNTIF(D1,0)',
        'COUNTIF(D1,"<>5")',
        'COUNTIF(C1,">=2026-02-01")',
        'COUNTIF(C1,"<2026-02-01")',
        'COUNTIF(B1,">Sh")',
        'COUNTIF(D1,"<=5")',
      ),
    ).toEqual([2, 0, 3, 2, 1, 2, 1]);
  });

  it('take several criteria, each with its area', () => {
    expect(
      valuesOf(
        'SUMIFS(D1,A1,"East",D1,">10")',
        'COUNTIFS(A1,"East",C1,">=2026-02-01")',
        'AVERAGEIFS(D1,A1,"East")',
        'MAXIFS(D1,A1,"East")',
        'MINIFS(D1,A1,"East")',
        'MAXIFS(D1,A1,"West")',
        'AVERAGEIFS(D1,A1,"West")',
        'SUMIFS(D1,E1,"")',
        'SUMIF(A1,"East",D1)',
        'AVERAGEIF(D1,">5")',
        'AVERAGEIF(A1,"South",E1)',
      ),
    ).toEqual([20, 1, 15, 20, 10, 0, '#DIV/0!', 15, 30, 15, '#DIV/0!']);
  });

  it('have no value for areas of different sizes or without a criterion', () => {
    expect(valuesOf('SUMIFS(D1,A1:B1,"East")', 'SUMIFS(D1,A1)', 'COUNTIFS(D1)')).toEqual(
      Array.from({ length: 3 }, () => '#VALUE!'),
    );
  });

  it('count cells of several groups without what stands between, and have no formula where a workbook has none', () => {
    const [sheet] = expand(
      sheetOf({
        A1: { value: '#{s.region}', group: 'merge' },
        B1: '#{s.amount}',
        B2: { formula: 'SUM(B1)', leftParent: 'A1' },
        B3: { formula: 'COUNTIF(B1,"<>5")' },
        B4: { formula: 'SUMIFS(B1,B1,">5")' },
      }),
      { s: [...SALES.slice(0, 1), ...SALES.slice(2, 3), { region: 'West', amount: 8 }] },
    ).sheets;
    const [count, sum] = (sheet?.rows ?? []).slice(-2).map((row) => row.at(-1));
    expect([count?.value, sum?.value]).toEqual([2, 18]);
    expect([count?.formula, sum?.formula]).toEqual([undefined, undefined]);
  });
});

describe('Functions that look up', () => {
  it('find a value itself, or the last that is not greater', () => {
    expect(
      valuesOf(
        'VLOOKUP("south",A1:D1,4,FALSE)',
        'VLOOKUP("S?uth",A1:D1,2,0)',
        'VLOOKUP("North",A1:D1,2,0)',
        'VLOOKUP("East",A1:D1,5,0)',
        'VLOOKUP("East",A1:D1,0,0)',
        'VLOOKUP(DATE(2026,2,3),C1:D1,2)',
        'MATCH(20,D1,0)',
        'MATCH(DATE(2026,2,3),C1)',
        'MATCH(DATE(2025,2,3),C1)',
        'INDEX(B1,MATCH("South",A1,0))',
        'INDEX(A1:D1,2,4)',
        'INDEX(A1:D1,9,1)',
        'INDEX(A1:D1,2)',
        'IFERROR(VLOOKUP("North",A1:D1,2,0),"none")',
      ),
    ).toEqual([
      5,
      'Shenzhen',
      '#N/A',
      '#REF!',
      '#VALUE!',
      20,
      2,
      2,
      '#N/A',
      'Shenzhen',
      20,
      '#REF!',
      '#VALUE!',
      'none',
    ]);
  });

  it('look along a row', () => {
    const [sheet] = expand(
      sheetOf({
        A1: { value: '#{s.city}', expand: 'right' },
        A2: '#{s.amount}',
        A3: { formula: 'HLOOKUP("suzhou",A1:A2,2,FALSE)', topParent: 'none' },
        A4: { formula: 'INDEX(A1,3)', topParent: 'none' },
        A5: { formula: 'MATCH("Shenzhen",A1,0)', topParent: 'none' },
      }),
      { s: SALES },
    ).sheets;
    const texts = (sheet?.rows ?? []).slice(2).map((row) => row[0]?.value);
    expect(texts).toEqual([20, 'Shenzhen', 3]);
  });
});

describe('Functions that choose', () => {
  it('compute the branch that is taken alone', () => {
    expect(
      valuesOf(
        'IFS(1>2,1/0,2>1,"yes")',
        'IFS(1>2,"no")',
        'SWITCH("b","A",1/0,"B",2)',
        'SWITCH(3,1,"one",2,"two","many")',
        'SWITCH(3,1,"one")',
        'IFS(1/0,1)',
      ),
    ).toEqual(['yes', '#N/A', 2, 'many', '#N/A', '#DIV/0!']);
  });
});

describe('Functions of texts, days and payments', () => {
  it('join texts, with zeros and without blanks', () => {
    expect(
      valuesOf('TEXTJOIN(", ",TRUE,A1,0)', 'TEXTJOIN("-",FALSE,A1)', 'CONCAT(A1,1,TRUE)', 'CONCAT("a","b")'),
    ).toEqual(['East, east, South, 0', 'East-east-South-', 'EasteastSouth1TRUE', 'ab']);
  });

  it('count whole days, months and years', () => {
    expect(
      valuesOf(
        'DATEDIF("2026-01-31","2026-03-01","M")',
        'DATEDIF("2026-01-31","2026-03-01","d")',
        'DATEDIF("2020-02-28","2026-02-28","Y")',
        'DATEDIF("2020-03-01","2026-02-28","Y")',
        'DATEDIF("2024-11-20","2026-01-15","YM")',
        'DATEDIF("2026-02-01","2026-01-01","D")',
        'DATEDIF("soon","2026-01-01","D")',
        'DATEDIF("2026-01-01","2026-01-02","MD")',
      ),
    ).toEqual([1, 29, 6, 5, 1, '#NUM!', '#VALUE!', 1]);
  });

  it('compute payments, blanks left out', () => {
    const [pmt, early, npv, irr, none, list] = valuesOf(
      'PMT(0.05/12,60,10000)',
      'PMT(0.05/12,60,10000,0,1)',
      'NPV(0.1,-100,60,60)',
      'IRR(D1)',
      'IRR(E1)',
      'NPV(0.1,D1)',
    );
    expect(pmt).toBeCloseTo(-188.712336, 5);
    expect(early).toBeCloseTo(-187.929298, 5);
    expect(npv).toBeCloseTo(3.756574, 5);
    expect([irr, none]).toEqual(['#NUM!', '#NUM!']);
    expect(list).toBeCloseTo(10 / 1.1 + 20 / 1.21 + 5 / 1.331, 8);
  });
});
