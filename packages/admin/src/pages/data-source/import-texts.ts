import type { ImportType, LookedSheet, MisfitRule } from '@aj-report/contract';

/** Types chosen by sheet and column. */
export type ChosenTypes = Readonly<Record<string, Readonly<Record<string, ImportType>>>>;

/** Header rows chosen by sheet, counted from 1; 0 = there is none. */
export type HeaderRows = Readonly<Record<string, number>>;

/** Columns left out by sheet; of other sheets those that have neither a name nor values. */
export type LeaveOut = Readonly<Record<string, readonly string[]>>;

/** The choices without the one for a sheet. */
export function withoutSheet<Choice>(
  choices: Readonly<Record<string, Choice>>,
  sheet: string,
): Readonly<Record<string, Choice>> {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => name !== sheet));
}

/** The types with one more chosen; undefined takes a choice back. */
export function withType(types: ChosenTypes, sheet: string, column: string, type: ImportType | undefined): ChosenTypes {
  const others = Object.entries(types[sheet] ?? {}).filter(([name]) => name !== column);
  return { ...types, [sheet]: Object.fromEntries(type === undefined ? others : [...others, [column, type]]) };
}

/** Names of the columns of a sheet that are not imported. */
export function leftOutOf(leaveOut: LeaveOut, { name, columns }: LookedSheet): readonly string[] {
  return leaveOut[name] ?? columns.filter(({ isLeftOut }) => isLeftOut).map((column) => column.name);
}

/** The choices with a column taken in, or left out. */
export function withColumn(leaveOut: LeaveOut, sheet: LookedSheet, column: string, isTaken: boolean): LeaveOut {
  const others = leftOutOf(leaveOut, sheet).filter((name) => name !== column);
  return { ...leaveOut, [sheet.name]: isTaken ? others : [...others, column] };
}

/** Values that are known not to fit the types chosen for their columns. */
export function countMisfits(sheets: readonly LookedSheet[], types: ChosenTypes, leaveOut: LeaveOut): number {
  const counts = sheets.flatMap((sheet) => {
    const left = leftOutOf(leaveOut, sheet);
    const taken = sheet.columns.filter(({ name }) => !left.includes(name));
    return taken.map(({ name, misfits }) => misfits.find(({ type }) => type === types[sheet.name]?.[name])?.count ?? 0);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What is proposed for values that do not fit: an import that is known to fail is not. */
export function proposeRule(misfits: number): MisfitRule {
  return misfits > 0 ? 'empty' : 'fail';
}

/** A field of the import's form, or undefined when nothing was chosen. */
export function toText(choices: HeaderRows | ChosenTypes | LeaveOut): string | undefined {
  const chosen = Object.entries<number | object>(choices).filter(
    ([, choice]) => typeof choice === 'number' || Array.isArray(choice) || Object.keys(choice).length > 0,
  );
  return chosen.length === 0 ? undefined : JSON.stringify(Object.fromEntries(chosen));
}
