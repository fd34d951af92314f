export type ChildState = 'inAdding' | 'inShow' | 'inEditing';

/** Row of an editable child table. `before` is what an edited row returns to when the edit is given up. */
export interface ChildRow<R> {
  readonly key: number;
  readonly state: ChildState;
  /** A loaded row that was deleted: hidden here, reported on save. */
  readonly deletedFlag: boolean;
  readonly isLoaded: boolean;
  readonly value: R;
  readonly before?: R;
}

type Rows<R> = readonly ChildRow<R>[];

function nextKey(rows: Rows<unknown>): number {
  return rows.reduce((most, row) => Math.max(most, row.key), 0) + 1;
}

function update<R>(rows: Rows<R>, key: number, change: (row: ChildRow<R>) => ChildRow<R>): Rows<R> {
  return rows.map((row) => (row.key === key ? change(row) : row));
}

/** Saved records as rows to show. */
export function toChildRows<R>(values: readonly R[]): Rows<R> {
  return values.map((value, index) => ({ key: index + 1, state: 'inShow', deletedFlag: false, isLoaded: true, value }));
}

export function addRow<R>(rows: Rows<R>, value: R): Rows<R> {
  return [...rows, { key: nextKey(rows), state: 'inAdding', deletedFlag: false, isLoaded: false, value }];
}

export function editRow<R>(rows: Rows<R>, key: number): Rows<R> {
  return update(rows, key, (row) => (row.state === 'inShow' ? { ...row, state: 'inEditing', before: row.value } : row));
}

export function changeRow<R>(rows: Rows<R>, key: number, value: R): Rows<R> {
  return update(rows, key, (row) => ({ ...row, value }));
}

/** Ends adding or editing, unless the row is not valid. */
export function saveRow<R>(rows: Rows<R>, key: number, isValid: (value: R) => boolean): Rows<R> {
  return update(rows, key, (row) => {
    if (!isValid(row.value)) return row;
    const { before: _before, ...rest } = row;
    return { ...rest, state: 'inShow' };
  });
}

/** Gives up: an edited row returns to what it was, an added one goes. */
export function cancelRow<R>(rows: Rows<R>, key: number): Rows<R> {
  return rows.flatMap((row) => {
    if (row.key !== key) return [row];
    if (row.state === 'inAdding') return [];
    const { before, ...rest } = row;
    return [{ ...rest, state: 'inShow' as const, value: before ?? row.value }];
  });
}

/** An added row goes; a loaded one is marked and hidden (spec §4). */
export function deleteRow<R>(rows: Rows<R>, key: number): Rows<R> {
  return rows.flatMap((row) => {
    if (row.key !== key) return [row];
    return row.isLoaded ? [{ ...row, deletedFlag: true }] : [];
  });
}

export function shownRows<R>(rows: Rows<R>): Rows<R> {
  return rows.filter((row) => !row.deletedFlag);
}

/** Values of the rows that are not deleted, open ones included. */
export function valuesOf<R>(rows: Rows<R>): readonly R[] {
  return shownRows(rows).map((row) => row.value);
}
