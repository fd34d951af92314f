import type { Cell, Mapping } from '@aj-report/contract';
import type { RowsData } from './rows.ts';

/** One of the values that a filter offers. */
export interface Choice {
  readonly label: string;
  /** As it came: a number stays one in the parameter. */
  readonly value: Cell;
}

/** Choices in the order of the rows; rows without a value and repeated values are left out. */
export function toChoices(data: RowsData, mapping: readonly Mapping[]): readonly Choice[] {
  const columnOf = (role: string): readonly Cell[] | undefined => {
    const field = mapping.find((one) => one.role === role)?.field;
    return data.data[data.columns.findIndex(({ key }) => key === field)];
  };
  const values = columnOf('value') ?? columnOf('label') ?? data.data[1] ?? data.data[0] ?? [];
  const labels = columnOf('label') ?? (columnOf('value') ? values : (data.data[0] ?? []));
  const seen = new Set<string>();
  return values.flatMap((value, row) => {
    const key = String(value);
    if (value === null || key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ label: String(labels[row] ?? value), value }];
  });
}

/** The choice that a text names by its value, else by its label. */
export function choiceOf(choices: readonly Choice[], text: string): Choice | undefined {
  if (text === '') return undefined;
  return choices.find(({ value }) => String(value) === text) ?? choices.find(({ label }) => label === text);
}

/** Whether one choice shows or filters something else than another: equal ones are made anew with every table. */
export function isOtherChoice(one: Choice | undefined, other: Choice | undefined): boolean {
  return one?.value !== other?.value || one?.label !== other?.label;
}

/** What stands chosen when a page says so: the choice of that value, or the value itself while there is no choice yet. */
export function chosenOf(
  choices: readonly Choice[],
  said: Readonly<Record<string, unknown>> | null,
): Choice | undefined {
  const { value = '', label = value } = said ?? {};
  const text = String(value);
  if (text === '') return choices.find((one) => one.value === '');
  return choiceOf(choices, text) ?? { value: text, label: String(label) };
}
