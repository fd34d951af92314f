import { AppError, ExcelTemplate, type ErrorParams } from '@aj-report/contract';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { planTemplate } from './plan/plan-template.ts';
import { expand, sheetOf } from './report.testing.ts';

function refusal(work: () => unknown): { code: string; params: ErrorParams } {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, params: error.params };
    throw error;
  }
  throw new Error('It was not refused');
}

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ n, half: n % 2 }));

describe('A hostile template', () => {
  it('with formulas in a circle is refused, also through areas', () => {
    expect(refusal(() => planTemplate(sheetOf({ A1: { formula: 'SUM(A1:B1)' } })))).toMatchObject({
      code: 'excel/formula-cycle',
      params: { path: 'S!A1 → A1' },
    });
    const three = sheetOf({ A1: { formula: 'B1' }, B1: { formula: 'SUM(C1:D2)' }, D2: { formula: '=A1*2' } });
    expect(refusal(() => planTemplate(three)).params).toEqual({ path: 'S!A1 → B1 → D2 → A1' });
  });

  it('with formulas in a circle through several sheets, or of a sheet that is not there, is refused', () => {
    const two = (first: string, second: string) => ({
      schemaVersion: 1 as const,
      sheets: [
        { name: 'S', cells: [{ row: 0, column: 0, formula: first }] },
        { name: 'T 2', cells: [{ row: 1, column: 1, formula: second }] },
      ],
    });
    expect(refusal(() => planTemplate(two("SUM('t 2'!A1:C3)", 's!A1')))).toEqual({
      code: 'excel/formula-cycle',
      params: { path: 'S!A1 → T 2!B2 → S!A1' },
    });
    expect(refusal(() => planTemplate(two('S!A1', '1'))).params).toEqual({ path: 'S!A1 → A1' });
    expect(refusal(() => planTemplate(two('U!A1', '1')))).toMatchObject({
      code: 'excel/formula-invalid',
      params: { place: 'S!A1', reason: { en: 'there is no sheet "U"' } },
    });
  });

  it('with parents in a circle is refused', () => {
    const circle = sheetOf({ A1: { value: '#{s.n}', leftParent: 'B1' }, B1: { value: '#{s.n}', leftParent: 'A1' } });
    expect(refusal(() => planTemplate(circle))).toMatchObject({ code: 'excel/parent-cycle' });
    expect(refusal(() => planTemplate(sheetOf({ A1: { value: 'x', leftParent: 'Z9' } })))).toEqual({
      code: 'excel/parent-unknown',
      params: { place: 'S!A1', parent: 'Z9' },
    });
  });

  it('with a million columns is refused before they are made', () => {
    const wide = sheetOf({ A1: { value: '#{s.n}', expand: 'right' } });
    expect(refusal(() => expand(wide, { s: rows(3_000) })).code).toBe('excel/too-many-columns');
  });

  it('that says it stands in the millionth column is refused', () => {
    const far = { schemaVersion: 1, sheets: [{ name: 'S', cells: [{ row: 0, column: 1_000_000, value: 'x' }] }] };
    expect(Value.Check(ExcelTemplate, far)).toBe(false);
  });

  it('that fetches a picture from elsewhere is refused', () => {
    const withPicture = (picture: object) => {
      const pictures = [{ row: 0, column: 0, width: 10, height: 10, ...picture }];
      return { schemaVersion: 1, sheets: [{ name: 'S', cells: [], pictures }] };
    };
    const faults = (picture: object) =>
      Value.Errors(ExcelTemplate, withPicture(picture)).map((one) => one.instancePath);
    expect(faults({ fileId: 'a1b2' })).toEqual([]);
    expect(faults({ fileId: 'http://169.254.169.254/a.png' })).toEqual(['/sheets/0/pictures/0/fileId']);
    expect(faults({ url: 'http://169.254.169.254/a.png' })).toEqual(['/sheets/0/pictures/0']);
  });

  it('that multiplies its rows is refused before they are made', () => {
    const bomb = sheetOf({ A1: '#{s.n}', B1: '#{t.n}', C1: '#{u.n}' });
    const sets = { s: rows(2_000), t: rows(2_000), u: rows(2_000) };
    expect(refusal(() => expand(bomb, sets)).code).toMatch(/^excel\/too-many-(cells|rows)$/);
    const cross = sheetOf({ A2: '#{s.n}', B1: { value: '#{t.n}', expand: 'right' }, B2: '#{count(s)}' });
    expect(refusal(() => expand(cross, { s: rows(5_000), t: rows(1_000) })).code).toBe('excel/too-many-cells');
  });

  it('with a sheet for each of too many values is refused', () => {
    const sheets = sheetOf({ A1: 'x' }, { repeatFor: { setCode: 's', field: 'n' } });
    expect(refusal(() => expand(sheets, { s: rows(60) })).code).toBe('excel/too-many-sheets');
  });

  it('with more codes on all of its sheets than a report draws is refused', () => {
    const codes = { A1: { value: '#{s.n}', code: 'qr' as const } };
    const sheets = sheetOf(codes, { repeatFor: { setCode: 's', field: 'half' } });
    expect(expand(sheets, { s: rows(20_000) }).cellCount).toBe(20_000);
    expect(refusal(() => expand(sheets, { s: rows(20_001) })).code).toBe('excel/too-many-codes');
  });

  it.each([
    ['ROUND(1)', 'ROUND(number, digits)'],
    ['VLOOKUP(1)', 'VLOOKUP('],
    ['IF(1,2,3,4)', 'IF('],
  ])('with too few or too many arguments is refused, and says which there are: %s', (formula, signature) => {
    const { code, params } = refusal(() => planTemplate(sheetOf({ A1: { formula } })));
    expect(code).toBe('excel/formula-invalid');
    expect(JSON.stringify(params)).toContain(signature);
  });

  it('whose formulas look at everything is refused', () => {
    const cells = Object.fromEntries(
      Array.from({ length: 800 }, (_, n) => [`B${n + 1}`, { formula: 'SUM(A1:A5000)' }]),
    );
    expect(refusal(() => planTemplate(sheetOf(cells))).code).toBe('excel/formula-invalid');
  });

  it('with a criterion that looks everywhere for everything is answered at once', () => {
    const text = 'a'.repeat(20_000);
    const cells = { A1: text, A2: { formula: `COUNTIF(A1,"${'*?'.repeat(12)}#")+COUNTIF(A1,"${'*a'.repeat(60)}")` } };
    const [sheet] = expand(sheetOf(cells)).sheets;
    expect(sheet?.rows[1]?.[0]?.value).toBe(1);
    expect(expand(sheetOf({ A1: { formula: `SEARCH("${'*?'.repeat(12)}#",REPT("a",20000))` } })).cellCount).toBe(1);
  });

  it('with a text that doubles from formula to formula is refused with its place', () => {
    const cells = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`A${n + 2}`, { formula: `A${n + 1}&A${n + 1}` }]),
    );
    const expected = { code: 'excel/text-too-long', params: { place: 'S!A16', limit: 32_767 } };
    expect(refusal(() => expand(sheetOf({ A1: 'x', ...cells })))).toEqual(expected);
    for (const formula of [
      'REPT("ab",1E9)',
      'SUBSTITUTE(REPT("a",30000),"a",REPT("b",30000))',
      'CONCAT(REPT("a",30000),REPT("a",30000))',
    ]) {
      expect(refusal(() => expand(sheetOf({ A1: { formula } }))).code, formula).toBe('excel/text-too-long');
    }
  });

  it('with nested brackets without end is refused', () => {
    const formula = `${'('.repeat(2_000)}1${')'.repeat(2_000)}`;
    expect(refusal(() => planTemplate(sheetOf({ A1: { formula } }))).code).toBe('excel/formula-invalid');
  });

  it.each(['WEBSERVICE("http://a")', 'cmd|calc', 'Sheet2!A1', 'INDIRECT("A1")', '1+', 'SUM(', 'a b', '=RAND()'])(
    'with the formula %s is refused',
    (formula) => {
      expect(refusal(() => planTemplate(sheetOf({ A1: { formula } }))).code).toBe('excel/formula-invalid');
    },
  );

  it.each(['#{', '#{}', '#{orders}', '#{eval(s.n)}', '#{sum()}', '#{a b.c}'])(
    'with the expression %s is refused',
    (value) => {
      expect(refusal(() => planTemplate(sheetOf({ A1: value }))).code).toBe('excel/expression-invalid');
    },
  );

  it('that places a cell twice or lets merged cells overlap is refused', () => {
    const twice = {
      schemaVersion: 1,
      sheets: [
        {
          name: 'S',
          cells: [
            { row: 0, column: 0 },
            { row: 0, column: 0 },
          ],
        },
      ],
    };
    expect(refusal(() => planTemplate(twice)).code).toBe('excel/cell-twice');
    const merges = [
      { row: 0, column: 0, rowSpan: 2, columnSpan: 2 },
      { row: 1, column: 1, rowSpan: 1, columnSpan: 1 },
    ];
    expect(refusal(() => planTemplate(sheetOf({}, { merges })))).toMatchObject({
      code: 'excel/merges-overlap',
      params: { place: 'S!B2:B2', other: 'A1:B2' },
    });
  });

  it('that names fields which are not there is refused with those that are', () => {
    expect(refusal(() => expand(sheetOf({ A1: '#{sum(s.price)}' }), { s: rows(1) }))).toEqual({
      code: 'excel/field-unknown',
      params: { place: 'S!A1', set: 's', field: 'price', known: 'n, half' },
    });
  });

  it('with a number format that nobody understands is refused with the reason', () => {
    const template = sheetOf({ A1: 1, B2: { value: 2, style: { numberFormat: '#,##0 "元' } } });
    expect(refusal(() => planTemplate(template))).toMatchObject({
      code: 'excel/template-invalid',
      params: { place: 'S!B2', reason: { zh: '数字格式 "元 无法识别：引号、方括号或转义符没有结束' } },
    });
    const conditional = { row: 0, column: 0, operator: '<', value: '0', style: { numberFormat: '0 d' } } as const;
    expect(refusal(() => planTemplate(sheetOf({ A1: 1 }, { conditionalFormats: [conditional] }))).params).toMatchObject(
      {
        place: 'S!A1',
      },
    );
  });
});
