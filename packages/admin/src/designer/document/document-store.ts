import { normalizeScreen, type NormalScreen, type NormalWidget, type Text } from '@aj-report/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { applyPatches, makeChange, type Recipe } from './change.ts';
import { EMPTY_HISTORY, positionOf, pushEntry, seal, stepBack, stepForward, type History } from './history.ts';
import { isSame, keepExisting, type Selection } from './selection.ts';

export interface DocumentState {
  readonly screen: NormalScreen;
  readonly selection: Selection;
  readonly history: History;
  /** Position of the history at the last save or load; −1 = nothing equal was ever saved. */
  readonly savedAt: number;
}

export interface ChangeOptions {
  /** Rapid changes with the same key become one step of the history. */
  readonly mergeKey?: string;
  /** Selection after the change; without it the selection stays. */
  readonly select?: Selection;
}

/** The screen being edited with its selection and history. Every edit goes through `change`. */
export class DocumentStore {
  readonly store: StoreApi<DocumentState>;
  private readonly now: () => number;
  private nextEntry = 1;

  constructor(screen: NormalScreen = normalizeScreen({ reportCode: '' }), now: () => number = Date.now) {
    this.now = now;
    this.store = createStore<DocumentState>(() => ({ screen, selection: [], history: EMPTY_HISTORY, savedAt: 0 }));
  }

  get screen(): NormalScreen {
    return this.store.getState().screen;
  }

  get selection(): Selection {
    return this.store.getState().selection;
  }

  get history(): History {
    return this.store.getState().history;
  }

  /** Whether something differs from what was last saved or loaded. */
  get isDirty(): boolean {
    return isDirty(this.store.getState());
  }

  /** The chosen widgets in the order of choosing. */
  get selected(): NormalWidget[] {
    return selectedOf(this.store.getState());
  }

  widget(id: string): NormalWidget | undefined {
    return this.screen.widgets.find((widget) => widget.id === id);
  }

  /** Starts over with another screen; `dirty` = it differs from what the server has (a recovered draft). */
  load(screen: NormalScreen, dirty = false): void {
    this.store.setState({ screen, selection: [], history: EMPTY_HISTORY, savedAt: dirty ? -1 : 0 });
  }

  /** Makes one change and remembers how to take it back. A recipe that changes nothing leaves no step. */
  change(label: Text, recipe: Recipe, options: ChangeOptions = {}): void {
    const state = this.store.getState();
    const { screen, diff } = makeChange(state.screen, recipe);
    const selection = keepExisting(options.select ?? state.selection, screen);
    if (diff.forward.length === 0) {
      this.select(selection);
      return;
    }
    const history = pushEntry(state.history, {
      id: this.nextEntry++,
      label,
      diff,
      mergeKey: options.mergeKey,
      at: this.now(),
      selectionBefore: state.selection,
      selectionAfter: selection,
    });
    this.store.setState({ screen, selection, history });
  }

  undo(): void {
    const state = this.store.getState();
    const step = stepBack(state.history);
    if (!step) return;
    const screen = applyPatches(state.screen, step.entry.diff.backward);
    this.store.setState({
      screen,
      history: step.history,
      selection: keepExisting(step.entry.selectionBefore, screen),
    });
  }

  redo(): void {
    const state = this.store.getState();
    const step = stepForward(state.history);
    if (!step) return;
    const screen = applyPatches(state.screen, step.entry.diff.forward);
    this.store.setState({ screen, history: step.history, selection: keepExisting(step.entry.selectionAfter, screen) });
  }

  select(selection: Selection): void {
    const state = this.store.getState();
    const kept = keepExisting(selection, state.screen);
    if (!isSame(kept, state.selection)) this.store.setState({ selection: kept, history: seal(state.history) });
  }

  /**
   * The position of the history that is about to be saved. Later edits start a step of their own,
   * so that the saved state can be distinguished from what is edited while the save is under way.
   */
  beginSave(): number {
    const { history } = this.store.getState();
    this.store.setState({ history: seal(history) });
    return positionOf(history);
  }

  /** The state at `position` is stored as `revision`. */
  markSaved(position: number, revision: number): void {
    const { screen } = this.store.getState();
    this.store.setState({ savedAt: position, screen: { ...screen, revision } });
  }
}

export function isDirty(state: DocumentState): boolean {
  return positionOf(state.history) !== state.savedAt;
}

export function selectedOf(state: Pick<DocumentState, 'screen' | 'selection'>): NormalWidget[] {
  if (state.selection.length === 0) return [];
  const byId = new Map(state.screen.widgets.map((widget) => [widget.id, widget]));
  return state.selection.flatMap((id) => byId.get(id) ?? []);
}
