import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { editList } from './edit-list.ts';
import { toCamel, toPascal, toWords } from './names.ts';
import { TEMPLATES } from './templates.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

describe('a name', () => {
  it('is written as folder, value, class and words', () => {
    expect([toCamel('sales-map'), toPascal('sales-map'), toWords('sales-map')]).toEqual([
      'salesMap',
      'SalesMap',
      'Sales map',
    ]);
  });
});

describe('a generator', () => {
  it.each(Object.entries(TEMPLATES))('of a %s finds every list that it extends', (_, template) => {
    for (const { file, before } of template.lists?.('sales-map') ?? []) {
      const parts = readFileSync(path.join(root, file), 'utf8').split(before);
      expect(parts, `${file}: ${before}`).toHaveLength(2);
    }
    expect(template.files({ name: 'sales-map', decision: '0100' }).length).toBeGreaterThan(0);
  });
});

describe('a list', () => {
  it('takes a line at its one place and refuses a place that cannot be reported', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'list-'));
    writeFileSync(path.join(folder, 'list.ts'), 'a,\nz,\n');
    editList(folder, { file: 'list.ts', before: 'z,', text: 'b,\n' });
    expect(readFileSync(path.join(folder, 'list.ts'), 'utf8')).toBe('a,\nb,\nz,\n');
    expect(() => editList(folder, { file: 'list.ts', before: ',', text: 'c' })).toThrow('cannot tell');
    rmSync(folder, { recursive: true });
  });
});
