import {
  isNumericType,
  notationsOf,
  type ImportType,
  type LookedSheet,
  type MisfitRule,
  type Notation,
  type Unpivot,
} from '@aj-report/contract';

/** Types chosen by sheet and column. */
export type ChosenTypes = Readonly<Record<string, Readonly<Record<string, ImportType>>>>;

/** Notations chosen by sheet and column. */
export type ChosenNotations = Readonly<Record<string, Readonly<Record<string, Notation>>>>;

type LookedColumn = LookedSheet['columns'][number];

/** Header rows chosen by sheet, counted from 1; 0 = there is none. */
export type HeaderRows = Readonly<Record<string, number>>;

/** Columns left out by sheet; of other sheets those that have neither a name nor values. */
export type LeaveOut = Readonly<Record<string, readonly string[]>>;

/** Columns that become rows, by sheet. */
export type UnpivotChoices = Readonly<Record<string, Unpivot>>;

/** The choices without the one for a sheet. */
export function withoutSheet<Choice>(
  choices: Readonly<Record<string, Choice>>,
  sheet: string,
): Readonly<Record<string, Choice>> {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => name !== sheet));
}

/** The types, or notations, with one more chosen; undefined takes a choice back. */
export function withChoice<Choice>(
  choices: Readonly<Record<string, Readonly<Record<string, Choice>>>>,
  sheet: string,
  column: string,
  choice: Choice | undefined,
): Readonly<Record<string, Readonly<Record<string, Choice>>>> {
  const others = Object.entries(choices[sheet] ?? {}).filter(([name]) => name !== column);
  return { ...choices, [sheet]: Object.fromEntries(choice === undefined ? others : [...others, [column, choice]]) };
}

/** The notation in which a column is read: the chosen one, else the one that its texts prove; none of another type. */
export function notationOf(
  { offer }: LookedColumn,
  type: ImportType | undefined,
  chosen: Notation | undefined,
): Notation | undefined {
  if (type === undefined) return chosen;
  return [chosen, offer?.guess].find((one) => one && notationsOf(type).includes(one));
}

/** The column would be read in one of two ways that differ, and nobody has chosen which. */
export function isUndecided(column: LookedColumn, type: ImportType | undefined, chosen: Notation | undefined): boolean {
  const { offer } = column;
  if (!offer || notationOf(column, type, chosen)) return false;
  return type === undefined
    ? isNumericType(column.type)
    : notationsOf(type).some((one) => offer.notations.includes(one));
}

/** Values of a column that are known not to fit. */
export function misfitsOf(column: LookedColumn, type: ImportType | undefined, chosen: Notation | undefined) {
  const notation = notationOf(column, type, chosen);
  const ofType = column.misfits.filter((misfit) => misfit.type === type);
  return ofType.find((misfit) => misfit.notation === (column.offer ? notation : undefined));
}

/** Names of the columns of a sheet that are not imported. */
export function leftOutOf(
  leaveOut: LeaveOut,
  { name, columns }: Pick<LookedSheet, 'name' | 'columns'>,
): readonly string[] {
  return leaveOut[name] ?? columns.filter(({ isLeftOut }) => isLeftOut).map((column) => column.name);
}

/** The choices with a column taken in, or left out. */
export function withColumn(leaveOut: LeaveOut, sheet: LookedSheet, column: string, isTaken: boolean): LeaveOut {
  const others = leftOutOf(leaveOut, sheet).filter((name) => name !== column);
  return { ...leaveOut, [sheet.name]: isTaken ? others : [...others, column] };
}

interface UnpivotReading {
  readonly unpivot: UnpivotChoices;
  readonly leaveOut: LeaveOut;
  readonly types: ChosenTypes;
}

/**
 * The choices with columns of a sheet as rows; undefined leaves them beside each other. What is their sum is left out with
 * them, and types of theirs are forgotten: the new column has one of its own.
 */
export function withUnpivot(
  { unpivot, leaveOut, types }: UnpivotReading,
  sheet: LookedSheet,
  next: Unpivot | undefined,
): UnpivotReading {
  const { name, unpivot: offer } = sheet;
  const others = withoutSheet(unpivot, name);
  if (!next) return { unpivot: others, leaveOut: withoutSheet(leaveOut, name), types };
  const isNew = unpivot[name] === undefined;
  const left = [...new Set([...leftOutOf(leaveOut, sheet), ...(offer?.totals ?? [])])];
  const kept = Object.entries(types[name] ?? {}).filter(([column]) => !next.columns.includes(column));
  return {
    unpivot: { ...others, [name]: next },
    leaveOut: isNew ? { ...leaveOut, [name]: left } : leaveOut,
    types: { ...types, [name]: Object.fromEntries(kept) },
  };
}

interface Choices {
  readonly types: ChosenTypes;
  readonly notations: ChosenNotations;
  readonly leaveOut: LeaveOut;
}

/** Names of columns that are imported and can be read in two ways. */
export function undecidedColumns(
  sheets: readonly LookedSheet[],
  { types, notations, leaveOut }: Choices,
): readonly string[] {
  return sheets.flatMap((sheet) => {
    const left = leftOutOf(leaveOut, sheet);
    const open = sheet.columns.filter((column) => {
      const { name } = column;
      return !left.includes(name) && isUndecided(column, types[sheet.name]?.[name], notations[sheet.name]?.[name]);
    });
    return open.map(({ name }) => name);
  });
}

/** The notations of all columns that are imported, those that need no choice included. */
export function toNotations(sheets: readonly LookedSheet[], { types, notations, leaveOut }: Choices): ChosenNotations {
  const chosen = sheets.map((sheet) => {
    const left = leftOutOf(leaveOut, sheet);
    const read = sheet.columns.flatMap((column): [string, Notation][] => {
      const { name } = column;
      const notation = notationOf(column, types[sheet.name]?.[name], notations[sheet.name]?.[name]);
      return notation && !left.includes(name) ? [[name, notation]] : [];
    });
    return [sheet.name, Object.fromEntries(read)] as const;
  });
  return Object.fromEntries(chosen);
}

/** Values that are known not to fit the types chosen for their columns. */
export function countMisfits(sheets: readonly LookedSheet[], { types, notations, leaveOut }: Choices): number {
  const counts = sheets.flatMap((sheet) => {
    const left = leftOutOf(leaveOut, sheet);
    const taken = sheet.columns.filter(({ name }) => !left.includes(name));
    return taken.map((column) => {
      const { name } = column;
      return misfitsOf(column, types[sheet.name]?.[name], notations[sheet.name]?.[name])?.count ?? 0;
    });
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What is proposed for values that do not fit: an import that is known to fail is not. */
export function proposeRule(misfits: number): MisfitRule {
  return misfits > 0 ? 'empty' : 'fail';
}

/** A field of the import's form, or undefined when nothing was chosen. */
export function toText(
  choices: HeaderRows | ChosenTypes | ChosenNotations | LeaveOut | UnpivotChoices,
): string | undefined {
  const chosen = Object.entries<number | object>(choices).filter(
    ([, choice]) => typeof choice === 'number' || Array.isArray(choice) || Object.keys(choice).length > 0,
  );
  return chosen.length === 0 ? undefined : JSON.stringify(Object.fromEntries(chosen));
}
