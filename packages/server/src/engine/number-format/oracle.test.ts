import { readFileSync } from 'node:fs';
import { format } from 'numfmt';
import { describe, expect, it } from 'vitest';
import { formatValue } from './format-value.ts';
import { toReadableCode } from './readable-code.ts';

/** Answers of other spreadsheet programs; see `engine/report/oracle/`. */
interface Case {
  readonly formula: string;
  readonly expect: unknown;
}

const FILE = new URL('../report/oracle/formulas.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { cases: readonly Case[] };

/** Days that stand in cells of the sheet that was asked. */
const CELLS: Readonly<Record<string, number>> = {
  D1: 46_053,
  D2: 46_081,
  D3: 45_992,
  D4: 45_351,
  D6: 46_353,
  D7: 46_207.75,
  D8: 36_526,
};

/** Answers that are not ours, with the reason. None is known. */
const DIFFERENT: Readonly<Record<string, string>> = {};

const texts = cases.flatMap((one) => {
  const [, value = '', code = ''] = /^TEXT\((.*?),"(.*)"\)$/.exec(one.formula) ?? [];
  return code === '' ? [] : [{ ...one, value: CELLS[value] ?? Number(value), code: code.replaceAll('""', '"') }];
});

describe('Values under formats', () => {
  it('show what other programs show', () => {
    const differing = texts.filter((one) => formatValue(one.value, one.code) !== one.expect);
    expect(differing.map(({ formula }) => formula).toSorted()).toEqual(Object.keys(DIFFERENT).toSorted());
    expect(texts.length).toBeGreaterThan(400);
  });

  it('show of a text what the library shows, and the same when asked again', () => {
    for (const { code, value } of texts) {
      expect(formatValue('某公司', code), code).toBe(format(toReadableCode(code) ?? '', '某公司'));
      expect(formatValue(value, code), code).toBe(formatValue(value, code));
    }
  });
});
