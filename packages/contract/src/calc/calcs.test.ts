import { describe, expect, it } from 'vitest';
import { AppError } from '../error/app-error.ts';
import { formOf } from '../field/form-of.ts';
import type { Text } from '../field/text.ts';
import { CALCS, CALC_NAMES, calcOf } from './all-calcs.ts';
import { keyPairsOf, returnsOf } from './lookup.calc.ts';
import { checkCalculations } from './check-calculations.ts';
import type { CalcDeclaration } from './define-calc.ts';

const DECLARATIONS: readonly CalcDeclaration[] = Object.values(CALCS);

function textsOf({ label, summary, arguments: fields }: CalcDeclaration): Text[] {
  const shown = formOf(fields).flatMap((group) => group.fields);
  return [label, summary, ...shown.flatMap((field) => (field.hint ? [field.label, field.hint] : [field.label]))];
}

describe('The calculations', () => {
  it('are the functions of the specification and those beyond it', () => {
    const asked = ['SUM', 'SUMIF', 'COUNT', 'COUNTIF', 'AVG', 'AVGIF', 'IF', 'LOOKUP', 'RANK', 'BETA'];
    expect(CALC_NAMES.slice(0, asked.length)).toEqual(asked);
    expect(calcOf('constructor')).toBeUndefined();
  });

  it.each(CALC_NAMES)('%s says what it is in both languages', (name) => {
    const declaration: CalcDeclaration = CALCS[name];
    expect(declaration.name).toBe(name);
    expect(Object.keys(declaration.arguments).at(-1)).toBe('alias');
    for (const { zh, en } of textsOf(declaration)) {
      expect(zh).toMatch(/[\u4e00-\u9fff]/);
      expect(en).toMatch(/^[A-Za-z0-9]/);
      expect(en).not.toMatch(/[\u4e00-\u9fff]|\.$/);
    }
  });

  it('have examples that may be saved and that use them', () => {
    for (const { name, example } of DECLARATIONS) {
      expect(() => checkCalculations(example)).not.toThrow();
      expect(example.calculations.some((row) => row.func === name)).toBe(true);
      for (const { columns, rows } of [example.before, example.after, ...Object.values(example.lookups ?? {})]) {
        for (const row of rows) expect(row.length, name).toBe(Object.keys(columns).length);
      }
    }
  });

  it('want every argument that is not optional', () => {
    for (const { name, example } of DECLARATIONS) {
      const row = example.calculations.find((one) => one.func === name)!;
      const required = formOf(calcOf(name)!.arguments).flatMap((group) => group.fields);
      for (const argument of required.filter((one) => one.required || one.control === 'choice')) {
        const without = { ...row, [argument.name]: ' ' };
        expect(codeOf(() => checkCalculations({ groupFields: ['k'], calculations: [without] }))).toBe(
          'calc/argument-required',
        );
      }
    }
  });

  it('take a parameter where a value is wanted', () => {
    const row = { func: 'PERCENTILE', field: 'v', conditionValue: '${p}', alias: 'x' };
    expect(() => checkCalculations({ groupFields: ['k'], calculations: [row] })).not.toThrow();
  });

  it.each(['a', '_a1', '总额', 'A总额2', 'x'.repeat(50)])('may be called %s', (alias) => {
    expect(codeOf(() => checkCalculations({ groupFields: ['k'], calculations: [{ func: 'COUNT', alias }] }))).toBe('');
  });

  it.each(['1a', 'a b', 'a-b', 'é', '总 额', 'x'.repeat(51)])('may not be called %s', (alias) => {
    const code = codeOf(() => checkCalculations({ groupFields: ['k'], calculations: [{ func: 'COUNT', alias }] }));
    expect(code).toBe('calc/alias-invalid');
  });
});

describe('The fields of a lookup', () => {
  it('are pairs, or one name for both sides', () => {
    expect(keyPairsOf(' city = code, year')).toEqual([
      { local: 'city', remote: 'code' },
      { local: 'year', remote: 'year' },
    ]);
    for (const wrong of ['', 'a=', '=b', 'a=b=c', 'a,,b']) expect(keyPairsOf(wrong), wrong).toBeUndefined();
  });

  it('come back under their own name or another', () => {
    expect(returnsOf('region, unit price AS price')).toEqual([{ name: 'region' }, { name: 'unit price', as: 'price' }]);
    expect(returnsOf('a,,b')).toBeUndefined();
  });
});

function codeOf(check: () => void): string {
  try {
    check();
    return '';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}
