import { applyEdit } from '@aj-report/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { DocumentStore } from '../document/document-store.ts';
import { stepTo, withConflicts } from './conflicts.ts';
import type { Conflict } from './shared-screen.ts';
import type { TogetherState } from './together-state.ts';
import { TOGETHER_WORDS } from './together.words.ts';

/** Conflicts that nobody here has decided yet. */
export class ConflictList {
  private readonly document: DocumentStore;
  private readonly store: StoreApi<TogetherState>;

  constructor(document: DocumentStore, store: StoreApi<TogetherState>) {
    this.document = document;
    this.store = store;
  }

  add(more: readonly Conflict[]): void {
    if (more.length === 0) return;
    this.store.setState(({ conflicts }) => ({ conflicts: withConflicts(conflicts, more) }));
  }

  /** The screen gets the one value or the other, as an own step. */
  decide(conflict: Conflict, side: Conflict['holds']): void {
    this.dismiss(conflict);
    const after = applyEdit(this.document.stored, [stepTo(conflict.at, conflict[side])]);
    this.document.change(TOGETHER_WORDS.decided, (screen) => void Object.assign(screen, after), { isForStored: true });
  }

  dismiss(conflict: Conflict): void {
    this.store.setState(({ conflicts }) => ({ conflicts: conflicts.filter((one) => one !== conflict) }));
  }
}
