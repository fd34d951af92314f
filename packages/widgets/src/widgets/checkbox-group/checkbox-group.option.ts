import type { Cell } from '@aj-report/contract';
import { choiceOf, type Choice } from '../../shapes/choices.ts';

/**
 * The values of the choices that values or texts name, in the order of the choices: 3 and `3` name the same. While there
 * are no choices yet, what was said itself.
 */
export function toNamedValues(choices: readonly Choice[], said: readonly Cell[]): readonly Cell[] {
  if (choices.length === 0) return said;
  const named = new Set(said.map((one) => choiceOf(choices, String(one))));
  return choices.filter((choice) => named.has(choice)).map(({ value }) => value);
}

/** Values that a text names: `*` for all, else those between commas, by value or label. */
export function toDefaultValues(choices: readonly Choice[], text: string): readonly Cell[] {
  if (text.trim() === '*' && choices.length > 0) return choices.map(({ value }) => value);
  const parts = text.split(/[,，]/).map((part) => part.trim());
  return toNamedValues(
    choices,
    parts.filter((part) => part !== ''),
  );
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
