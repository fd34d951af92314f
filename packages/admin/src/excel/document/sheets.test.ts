import { describe, expect, it } from 'vitest';
import type { ReportContent } from './excel-store.ts';
import { addSheet, copySheet, freeName, moveSheet, removeSheet } from './sheets.ts';

const content = (...names: string[]): ReportContent => ({
  template: { schemaVersion: 1, sheets: names.map((name) => ({ name, cells: [{ row: 0, column: 0, value: name }] })) },
  setCodes: [],
  setParam: {},
  lockedParams: [],
});
const namesOf = ({ template }: ReportContent) => template.sheets.map(({ name }) => name);

describe('The sheets of a template', () => {
  it('have names that are not taken', () => {
    expect(freeName(content('a', 'b', 'b 2'), 'b')).toBe('b 3');
    expect(freeName(content('a'), 'c')).toBe('c');
  });

  it('are added, and copied behind themselves', () => {
    expect(namesOf(addSheet(content('a'), { name: 'b', cells: [] }))).toEqual(['a', 'b']);
    const copied = copySheet(content('a', 'b'), 0, 'a copy');
    expect(namesOf(copied)).toEqual(['a', 'a copy', 'b']);
    expect(copied.template.sheets[1]?.cells).toEqual([{ row: 0, column: 0, value: 'a' }]);
  });

  it('move as far as there is room', () => {
    expect(namesOf(moveSheet(content('a', 'b', 'c'), 0, 1))).toEqual(['b', 'a', 'c']);
    expect(namesOf(moveSheet(content('a', 'b', 'c'), 2, -1))).toEqual(['a', 'c', 'b']);
    const all = content('a', 'b');
    expect(moveSheet(all, 1, 1)).toBe(all);
  });

  it('are removed, but for the last one', () => {
    expect(namesOf(removeSheet(content('a', 'b'), 0))).toEqual(['b']);
    const only = content('a');
    expect(removeSheet(only, 0)).toBe(only);
  });
});
