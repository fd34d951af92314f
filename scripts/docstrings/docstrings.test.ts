import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDocstrings, countDocstrings } from './docstrings.ts';

const SIZED = `/** A box. */
export interface Box {
  /** px */
  readonly width: number;
  readonly height: number;
}
interface Inner { readonly a: number }
`;

describe('docstrings', () => {
  it('are counted over properties of exported interfaces', () => {
    expect(countDocstrings('a.ts', SIZED)).toEqual({ properties: 2, documented: 1 });
  });

  it('are counted over declared fields, in functions and lists too', () => {
    const text = `export function boxFields() {
      return {
        // not a docstring
        width: field.number({ label }),
        /** Rows of px. */
        rows: field.list({ item: { height: field.number({ label }) } }),
        other: 1,
      };
    }`;
    expect(countDocstrings('a.ts', text)).toEqual({ properties: 3, documented: 1 });
  });

  describe('of contract and shared fields', () => {
    let root = '';
    beforeEach(() => {
      root = mkdtempSync(path.join(tmpdir(), 'docstrings-'));
      for (const folder of ['contract/src', 'widgets/src/fields'])
        mkdirSync(path.join(root, 'packages', folder), { recursive: true });
      writeFileSync(path.join(root, 'packages/contract/src/box.ts'), SIZED);
    });
    afterEach(() => rmSync(root, { recursive: true, force: true }));

    it('suffice when half of the properties have one', () => {
      expect(checkDocstrings(root)).toEqual([]);
    });

    it('do not suffice when fields come without', () => {
      const file = 'packages/widgets/src/fields/bars.fields.ts';
      writeFileSync(path.join(root, file), 'export const bars = { width: field.number({}), gap: field.number({}) };\n');
      const [problem, worst] = checkDocstrings(root);
      expect(problem).toContain('25.0 %');
      expect(worst).toBe(`${file}: 2 of 2 have none`);
    });
  });
});
