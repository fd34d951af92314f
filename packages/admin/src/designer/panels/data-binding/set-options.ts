import type { DataSetChoice } from '@aj-report/contract';
import type { SelectOption } from '../../../form/select/select-options.ts';

/** Data sets to choose from, found by their names, their codes and their fields. */
export function toSetOptions(sets: readonly DataSetChoice[]): SelectOption[] {
  return sets.map(({ setCode, setName, columns }) => ({
    value: setCode,
    label: setName,
    note: setCode,
    words: columns.map(({ name }) => name).join(' '),
  }));
}
