import { isSameField, type FieldPath, type ScreenEdit, type Text } from '@aj-report/contract';
import { joinDiffs, type Diff } from './change.ts';
import type { Scope } from './scope.ts';
import type { Selection } from './selection.ts';

/** What was worked on and chosen. */
export interface ScopedSelection {
  readonly scope: Scope;
  readonly selection: Selection;
}

export interface HistoryEntry {
  /** Grows with every entry; a merged entry keeps it. */
  readonly id: number;
  /** What the user did, shown beside undo. */
  readonly label: Text;
  /** The one widget that it was done to, as lists call it; absent when there were several, or none. */
  readonly about?: Text;
  readonly diff: Diff;
  /** Rapid edits with the same key become one entry. */
  readonly mergeKey: string | undefined;
  /** ms since 1970 of the last edit merged into the entry */
  readonly at: number;
  readonly before: ScopedSelection;
  readonly after: ScopedSelection;
}

/** Diffs in order: `past` ends with the latest, `future` begins with the one to redo. */
export interface History {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** Id of the latest entry that was forgotten; 0 = none was. */
  readonly base: number;
  /** Next edit starts an entry of its own. */
  readonly sealed: boolean;
}

export const EMPTY_HISTORY: History = { past: [], future: [], base: 0, sealed: true };

/** Steps that can be undone; older ones are forgotten. */
export const HISTORY_LIMIT = 500;

/** ms within which edits of the same kind become one step */
export const MERGE_WITHIN_MS = 800;

/** History after an edit: what could be redone is gone. */
export function pushEntry(history: History, entry: HistoryEntry): History {
  const last = history.past.at(-1);
  if (last && !history.sealed && canMerge(last, entry)) {
    const merged: HistoryEntry = {
      ...last,
      diff: joinDiffs(last.diff, entry.diff),
      at: entry.at,
      after: entry.after,
    };
    return { ...history, past: [...history.past.slice(0, -1), merged], future: [], sealed: false };
  }
  const past = [...history.past, entry];
  const forgotten = past.length > HISTORY_LIMIT ? past.shift() : undefined;
  return { past, future: [], base: forgotten?.id ?? history.base, sealed: false };
}

function canMerge(last: HistoryEntry, entry: HistoryEntry): boolean {
  return last.mergeKey !== undefined && last.mergeKey === entry.mergeKey && entry.at - last.at <= MERGE_WITHIN_MS;
}

/** The entry to take back and the history after it; undefined when there is none. */
export function stepBack(history: History): { entry: HistoryEntry; history: History } | undefined {
  const entry = history.past.at(-1);
  if (!entry) return undefined;
  return {
    entry,
    history: { ...history, past: history.past.slice(0, -1), future: [entry, ...history.future], sealed: true },
  };
}

/** The entry to do again and the history after it; undefined when there is none. */
export function stepForward(history: History): { entry: HistoryEntry; history: History } | undefined {
  const entry = history.future[0];
  if (!entry) return undefined;
  return {
    entry,
    history: { ...history, past: [...history.past, entry], future: history.future.slice(1), sealed: true },
  };
}

/** Ends the entry in progress, so that the state at this point can be distinguished. */
export function seal(history: History): History {
  return history.sealed ? history : { ...history, sealed: true };
}

/** Id of the latest entry that is done; 0 = the state that was loaded. */
export function positionOf(history: History): number {
  return history.past.at(-1)?.id ?? history.base;
}

function withoutFields(edit: ScreenEdit, fields: readonly FieldPath[]): ScreenEdit {
  const left = edit.filter((step) => step.do !== 'set' || !fields.some((field) => isSameField(field, step.at)));
  return left.length === edit.length ? edit : left;
}

/** History whose steps leave these fields as they are: they are another's now. */
export function leaveFields(history: History, fields: readonly FieldPath[]): History {
  if (fields.length === 0) return history;
  const leave = (entry: HistoryEntry): HistoryEntry => {
    const forward = withoutFields(entry.diff.forward, fields);
    const backward = withoutFields(entry.diff.backward, fields);
    const isSame = forward === entry.diff.forward && backward === entry.diff.backward;
    return isSame ? entry : { ...entry, diff: { forward, backward } };
  };
  return { ...history, past: history.past.map(leave), future: history.future.map(leave) };
}
