import { formOf, type EditMode, type Fields, type LIMITS } from '@aj-report/contract';

/** Fields in a row of a dialog. */
export type Columns = (typeof LIMITS.formColumns)[number];

/** The fields that a mode of the dialog shows. */
export function fieldsIn(fields: Fields, mode: EditMode): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, one]) => !one['x-aj'].hiddenOn?.includes(mode)));
}

/** Names of the fields that a mode of the dialog shows and does not let change. */
export function lockedIn(fields: Fields, mode: EditMode): ReadonlySet<string> {
  const all = formOf(fields).flatMap((group) => group.fields);
  const isLocked = (field: (typeof all)[number]) =>
    field.lockedOn?.includes(mode) === true || (mode !== 'add' && field.lockedAfterCreate === true);
  return new Set(all.filter(isLocked).map((field) => field.name));
}
