import type { Cell, Mapping } from '@aj-report/contract';
import type { PropsOf } from '../../kit/define-widget.ts';
import { safePaint } from '../../kit/safe-url.ts';
import type { StyleValues } from '../../kit/styles.ts';
import type { RowsData } from '../../shapes/rows.ts';
import type { dropDown } from './drop-down.widget.ts';

export type DropDownProps = Readonly<PropsOf<typeof dropDown>>;

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

/** Choices whose label contains the words, whatever their case. */
export function findChoices(choices: readonly Choice[], words: string): readonly Choice[] {
  const wanted = words.trim().toLowerCase();
  return wanted === '' ? choices : choices.filter(({ label }) => label.toLowerCase().includes(wanted));
}

/** The choice that a text names by its value, else by its label. */
export function choiceOf(choices: readonly Choice[], text: string): Choice | undefined {
  if (text === '') return undefined;
  return choices.find(({ value }) => String(value) === text) ?? choices.find(({ label }) => label === text);
}

/** Custom properties that the styles read. */
export function toDropDownStyles(props: DropDownProps): StyleValues {
  return {
    '--size': `${props.fontSize}px`,
    '--ink': props.color,
    '--surface': safePaint(props.background),
    '--active': safePaint(props.activeColor),
    '--radius': `${props.borderRadius}px`,
  };
}
