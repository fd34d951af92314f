import { describe, expect, it } from 'vitest';
import { ExcelStore } from './excel-store.ts';
import { patchCell } from './sheet-edit.ts';

const A1 = { row: 0, column: 0 };

function open() {
  const merges = [{ ...A1, rowSpan: 1, columnSpan: 3 }];
  const template = { schemaVersion: 1, sheets: [{ name: 'S', cells: [], merges }] };
  return new ExcelStore({ template, setCodes: [], setParam: {}, lockedParams: [] });
}
const write = (store: ExcelStore, value: number, mergeKey?: string) =>
  store.changeSheet((sheet) => patchCell(sheet, A1, { value }), mergeKey);
const valueOf = ({ sheet }: ExcelStore) => sheet.cells[0]?.value;

describe('a report that is designed', () => {
  it('begins with its first cell selected, as wide as it is merged', () => {
    expect(open().state.area).toMatchObject({ ...A1, columnSpan: 3 });
  });

  it('takes changes of one key that follow each other back as one step', () => {
    const store = open();
    write(store, 1);
    write(store, 2, 'size');
    write(store, 3, 'size');
    write(store, 4, 'color');
    store.undo();
    expect(valueOf(store)).toBe(3);
    store.undo();
    expect(valueOf(store)).toBe(1);
    store.redo();
    write(store, 5, 'size');
    store.undo();
    expect(valueOf(store)).toBe(3);
  });

  it('begins a new step with every selection', () => {
    const store = open();
    write(store, 1, 'size');
    store.select(A1);
    write(store, 2, 'size');
    store.undo();
    expect(valueOf(store)).toBe(1);
  });
});
