import type { ImportType } from '@aj-report/contract';

/** Types chosen by sheet and column. */
export type ChosenTypes = Readonly<Record<string, Readonly<Record<string, ImportType>>>>;

/** Header rows chosen by sheet, counted from 1; 0 = there is none. */
export type HeaderRows = Readonly<Record<string, number>>;

/** The types with one more chosen; undefined takes a choice back. */
export function withType(types: ChosenTypes, sheet: string, column: string, type: ImportType | undefined): ChosenTypes {
  const others = Object.entries(types[sheet] ?? {}).filter(([name]) => name !== column);
  return { ...types, [sheet]: Object.fromEntries(type === undefined ? others : [...others, [column, type]]) };
}

/** A field of the import's form, or undefined when nothing was chosen. */
export function toText(choices: HeaderRows | ChosenTypes): string | undefined {
  const chosen = Object.entries<number | object>(choices).filter(
    ([, choice]) => typeof choice === 'number' || Object.keys(choice).length > 0,
  );
  return chosen.length === 0 ? undefined : JSON.stringify(Object.fromEntries(chosen));
}
