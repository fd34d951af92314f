import type { Cell } from '@aj-report/contract';
import type { Choice } from '../../shapes/choices.ts';

/** Values that a default names: `*` for all, else those between commas, by value or label. */
export function toDefaultValues(choices: readonly Choice[], text: string): readonly Cell[] {
  if (text.trim() === '*') return choices.map(({ value }) => value);
  const wanted = new Set(text.split(/[,，]/).map((part) => part.trim()));
  return choices.filter(({ value, label }) => wanted.has(String(value)) || wanted.has(label)).map(({ value }) => value);
}

/** The chosen values after one was pressed, in the order of the choices. */
export function toggleValue(choices: readonly Choice[], values: readonly Cell[], pressed: Cell): readonly Cell[] {
  const isOn = (value: Cell) => (value === pressed ? !values.includes(value) : values.includes(value));
  return choices.map(({ value }) => value).filter(isOn);
}

/** What linked widgets receive. Nothing, and all where that filters nothing, gives the saved value back. */
export function toChosenValues(
  choices: readonly Choice[],
  values: readonly Cell[],
  allFilters: boolean,
): { values: readonly Cell[]; value: string } {
  const reported = !allFilters && values.length === choices.length ? [] : values;
  return { values: reported, value: reported.join(',') };
}
