import { expect, it } from 'vitest';
import { fromFileFormula, toFileFormula } from './file-formula.ts';

it('names functions that are newer than the file as files do, and no text that looks like one', () => {
  const formula = `IFS(xlookup(A1,B1:B3,C1:C3)>1,"IFS(",TRUE,STDEV.S('IFS(1)'!A1:A3))`;
  const stored = `_xlfn.IFS(_xlfn.XLOOKUP(A1,B1:B3,C1:C3)>1,"IFS(",TRUE,_xlfn.STDEV.S('IFS(1)'!A1:A3))`;
  expect(toFileFormula(formula)).toBe(stored);
  expect(fromFileFormula(stored)).toBe(formula.replace('xlookup', 'XLOOKUP'));
});

it('leaves out functions that no workbook knows', () => {
  expect(toFileFormula('"合计 "&RMBCAPITAL(SUM(A1:A3))')).toBeUndefined();
  expect(toFileFormula('"RMBCAPITAL("&A1')).toBe('"RMBCAPITAL("&A1');
});
