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

/** The entry of a list that a path leads into: a widget, a group, a page; undefined = a field of the screen. */
function entryOf(at: FieldPath): FieldPath | undefined {
  return EDIT_LISTS.some((name) => name === at[0]) ? at.slice(0, 2) : undefined;
}

function isWritten(step: ScreenEdit[number], mine: readonly FieldPath[]): boolean {
  if (step.do === 'remove') return mine.some((field) => isSameField(entryOf(field) ?? [], [step.list, step.id]));
  return step.do === 'set' && mine.some((field) => isSameField(field, step.at));
}

/**
 * Fields that own edits write and that others have saved otherwise since the base. An entry that others removed is
 * one conflict; `removed` tells whether the screen has it still.
 */
export function conflictsBetween(
  mine: ScreenEdit,
  { base, shown, theirs }: Sides,
  removed: Conflict['holds'] = 'theirs',
): readonly Conflict[] {
  const found = fieldsOf(mine).flatMap((at): Conflict[] => {
    const entry = entryOf(at);
    if (entry && valueAt(base, entry) !== undefined && valueAt(theirs, entry) === undefined) {
      const own = valueAt(shown, entry);
      return own === undefined ? [] : [{ at: entry, mine: own, theirs: undefined, by: '', holds: removed }];
    }
    const [old, own, other] = [valueAt(base, at), valueAt(shown, at), valueAt(theirs, at)];
    if (isSameValue(old, other) || isSameValue(own, other)) return [];
    return [{ at, mine: own, theirs: other, by: '', holds: 'mine' }];
  });
  return [...new Map(found.map((one) => [one.at.join('\0'), one])).values()];
}

/** The screen that is shown with what others have saved; where both wrote, what is shown holds. */
export function mergeOf({ base, shown, theirs }: Sides): Merged {
  const mine = editBetween(base, shown);
  const fields = fieldsOf(mine);
  const kept = editBetween(base, theirs).filter((step) => !isWritten(step, fields));
  return {
    screen: applyEdit(shown, kept),
    fields: fieldsOf(kept),
    conflicts: conflictsBetween(mine, { base, shown, theirs }, 'mine'),
  };
}

const CONFLICTS_KEPT = 20;

/** Conflicts with newer ones, each field once, the newest last. */
export function withConflicts(known: readonly Conflict[], more: readonly Conflict[]): readonly Conflict[] {
  const others = known.filter((old) => !more.some((one) => isSameField(one.at, old.at)));
  return [...others, ...more].slice(-CONFLICTS_KEPT);
}
