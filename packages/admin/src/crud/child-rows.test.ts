import { describe, expect, it } from 'vitest';
import {
  addRow,
  cancelRow,
  changeRow,
  deleteRow,
  editRow,
  saveRow,
  shownRows,
  toChildRows,
  valuesOf,
} from './child-rows.ts';

interface Param {
  name: string;
}

const loaded = toChildRows<Param>([{ name: 'a' }, { name: 'b' }]);
const isNamed = (param: Param) => param.name !== '';
const statesOf = (rows: readonly { state: string }[]) => rows.map((row) => row.state);

describe('an editable child table', () => {
  it('adds a row that is shown once it is valid and saved', () => {
    const added = addRow(loaded, { name: '' });
    expect(statesOf(added)).toEqual(['inShow', 'inShow', 'inAdding']);
    expect(statesOf(saveRow(added, 3, isNamed))).toEqual(['inShow', 'inShow', 'inAdding']);
    const filled = changeRow(added, 3, { name: 'c' });
    expect(statesOf(saveRow(filled, 3, isNamed))).toEqual(['inShow', 'inShow', 'inShow']);
  });

  it('edits a row and gives the edit up', () => {
    const edited = changeRow(editRow(loaded, 1), 1, { name: 'x' });
    expect(edited[0]?.state).toBe('inEditing');
    expect(valuesOf(cancelRow(edited, 1))).toEqual([{ name: 'a' }, { name: 'b' }]);
    expect(valuesOf(saveRow(edited, 1, isNamed))).toEqual([{ name: 'x' }, { name: 'b' }]);
  });

  it('forgets an added row that is given up or deleted', () => {
    const added = addRow(loaded, { name: 'c' });
    expect(cancelRow(added, 3)).toHaveLength(2);
    expect(deleteRow(added, 3)).toHaveLength(2);
    expect(deleteRow(saveRow(added, 3, isNamed), 3)).toHaveLength(2);
  });

  it('marks a loaded row that is deleted and hides it', () => {
    const deleted = deleteRow(loaded, 1);
    expect(deleted[0]).toMatchObject({ deletedFlag: true });
    expect(shownRows(deleted)).toHaveLength(1);
    expect(valuesOf(deleted)).toEqual([{ name: 'b' }]);
  });

  it('never gives two rows the same key', () => {
    const rows = addRow(deleteRow(addRow(loaded, { name: 'c' }), 1), { name: 'd' });
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
  });
});
