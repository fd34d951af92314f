import {
  applyEdit,
  EDIT_LISTS,
  editBetween,
  fieldsOf,
  isSameField,
  isSameValue,
  valueAt,
  type FieldPath,
  type NormalScreen,
  type ScreenEdit,
} from '@aj-report/contract';
import type { Conflict, Merged } from './shared-screen.ts';

/** Puts a value where a conflict is: a field, or an entry that one has removed. */
export function stepTo(at: FieldPath, value: unknown): ScreenEdit[number] {
  const list = EDIT_LISTS.find((name) => name === at[0]);
  const [, id = ''] = at;
  if (list && at.length === 2) {
    return value === undefined
      ? { do: 'remove', list, id }
      : { do: 'add', list, node: value as { id: string }, after: id };
  }
  return { do: 'set', at: [...at], ...(value === undefined ? {} : { value }) };
}

export interface Sides {
  readonly base: NormalScreen;
  readonly shown: NormalScreen;
  readonly theirs: NormalScreen;
}

function isWritten(step: ScreenEdit[number], mine: ScreenEdit): boolean {
  return step.do === 'set' && fieldsOf(mine).some((field) => isSameField(field, step.at));
}

/** Fields that own edits write and that others have saved otherwise since the base. */
export function meetings(mine: ScreenEdit, { base, shown, theirs }: Sides): Conflict[] {
  return fieldsOf(mine).flatMap((at) => {
    const [old, own, other] = [valueAt(base, at), valueAt(shown, at), valueAt(theirs, at)];
    if (isSameValue(old, other) || isSameValue(own, other)) return [];
    return [{ at, mine: own, theirs: other, by: '', holds: 'mine' as const }];
  });
}

/** The screen that is shown with what others have saved; where both wrote, what is shown holds. */
export function mergeOf({ base, shown, theirs }: Sides): Merged {
  const mine = editBetween(base, shown);
  const kept = editBetween(base, theirs).filter((step) => !isWritten(step, mine));
  return {
    screen: applyEdit(shown, kept),
    fields: fieldsOf(kept),
    conflicts: meetings(mine, { base, shown, theirs }),
  };
}

const CONFLICTS_KEPT = 20;

/** Conflicts with newer ones, each field once, the newest last. */
export function withConflicts(known: readonly Conflict[], more: readonly Conflict[]): readonly Conflict[] {
  const others = known.filter((old) => !more.some((one) => isSameField(one.at, old.at)));
  return [...others, ...more].slice(-CONFLICTS_KEPT);
}
