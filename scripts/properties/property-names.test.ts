import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPropertyNames, fieldNamesOf } from './property-names.ts';

const NAMES = fieldNamesOf([{ fields: { barWidth: 1, text: 1, fontSize: 1 } }, { fields: { mainColor: 1 } }]);
let root = '';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'properties-'));
  for (const room of [
    'widgets/src/kit',
    'widgets/src/stage',
    'embed/src',
    'admin/src/screen',
    'admin/src/designer/canvas',
  ])
    mkdirSync(path.join(root, 'packages', room), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('names of properties', () => {
  it.each([
    'export const px = props.barWidth;',
    "export const px = (this.props as Record<string, unknown>)['barWidth'];",
    "const SCALED = ['barWidth', 'rowHeight'];",
    'interface Sizes { readonly barWidth: number }',
    'const { barWidth } = setup;',
    'export const title = this.props.text;',
    'const { text } = props as Look;',
  ])('are refused in the kit: %s', (line) => {
    write('packages/widgets/src/kit/a.ts', `\n${line}\n`);
    const [problem] = checkPropertyNames(root, NAMES);
    expect(problem).toMatch(/^packages\/widgets\/src\/kit\/a\.ts:2 (?:barWidth|text): /);
  });

  it('are refused in the stage and in what shows it', () => {
    write('packages/widgets/src/stage/a.ts', 'export const px = setup.barWidth;\n');
    write('packages/embed/src/a.ts', 'export const px = setup.barWidth;\n');
    write('packages/admin/src/designer/canvas/a.tsx', 'export const box = <div title={setup.barWidth} />;\n');
    expect(checkPropertyNames(root, NAMES)).toHaveLength(3);
  });

  it('may be those of fields that the kit declares', () => {
    write('packages/widgets/src/kit/figure.fields.ts', 'export const fields = { mainColor: field.color({}) };\n');
    write('packages/widgets/src/kit/figure.ts', 'export const color = props.mainColor;\n');
    expect(checkPropertyNames(root, NAMES)).toEqual([]);
  });

  it('may be plain words and standard terms where no property is read', () => {
    write('packages/widgets/src/kit/a.ts', 'export const style = { text: cell.text, fontSize: face.fontSize };\n');
    expect(checkPropertyNames(root, NAMES)).toEqual([]);
  });
});
