import type { ExcelCell, ExcelMerge } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { planTemplate } from './plan-template.ts';

const autoFilter = { filter: true };

function fieldsAt(cells: readonly ExcelCell[], merges: readonly ExcelMerge[] = []): (string | undefined)[] {
  const sheets = [{ name: 'S', cells: [...cells], merges: [...merges] }];
  const heads = planTemplate({ schemaVersion: 1, sheets }).sheets[0]!.cells.filter((cell) => cell.source.autoFilter);
  return heads.map((cell) => cell.autoFilter?.field);
}

describe('the head of a column', () => {
  it('stands for the nearest field below it, in whatever order the cells are', () => {
    const fields = ['far', 'near', 'above'].map((field, at) => ({
      row: [5, 3, 0][at]!,
      column: 1,
      value: `#{orders.${field}}`,
    }));
    const heads = [1, 4].map((row) => ({ row, column: 1, value: 'Head', autoFilter }));
    expect(fieldsAt([...fields, ...heads])).toEqual(['near', 'far']);
  });

  it('stands for a field that is merged over its column, not for one that it hides', () => {
    const cells = [
      { row: 0, column: 2, value: 'Head', autoFilter },
      { row: 1, column: 2, value: '#{orders.hidden}' },
      { row: 2, column: 0, value: '#{orders.wide}' },
    ];
    const merges = [
      { row: 0, column: 2, rowSpan: 2, columnSpan: 1 },
      { row: 2, column: 0, rowSpan: 1, columnSpan: 3 },
    ];
    expect(fieldsAt(cells, merges)).toEqual(['wide']);
  });

  it('is no matter of columns beside it', () => {
    const beside = { row: 1, column: 1, value: '#{orders.beside}' };
    expect(() => fieldsAt([{ row: 0, column: 0, value: 'Head', autoFilter }, beside])).toThrow(
      'no cell below it shows a field',
    );
  });
});
