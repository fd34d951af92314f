import {
  applyEdit,
  normalizeScreen,
  type FieldPath,
  type NormalScreen,
  type NormalWidget,
  type ScreenEdit,
  type Text,
} from '@aj-report/contract';
import { namesOfWidget } from '../../screen/widget-name.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { joinDiffs, makeChange, type Made, type Recipe } from './change.ts';
import {
  EMPTY_HISTORY,
  leaveFields,
  positionOf,
  pushEntry,
  seal,
  stepBack,
  stepForward,
  type History,
  type ScopedSelection,
} from './history.ts';
import { inLayout, onPage, pageOf, throughPhone, toScope, WHOLE_SCREEN, type Scope } from './scope.ts';
import { isSame, keepExisting, type Selection } from './selection.ts';

export interface DocumentState {
  /** What is saved: all pages, with their widgets where wide screens have them. */
  readonly stored: NormalScreen;
  /** What of it is worked on. */
  readonly scope: Scope;
  /** All pages, with their widgets where the layout that is worked on has them. */
  readonly screen: NormalScreen;
  /** The same with the widgets of one page. */
  readonly shown: NormalScreen;
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
  /** The recipe is for what is stored, whatever is worked on. */
  readonly isForStored?: boolean;
  /** What is worked on after the change. */
  readonly scope?: Partial<Scope>;
}

/** The screen being edited with its selection and history. Every edit goes through `change`. */
export class DocumentStore {
  readonly store: StoreApi<DocumentState>;
  private readonly now: () => number;
  private nextEntry = 1;

  constructor(screen: NormalScreen = normalizeScreen({ reportCode: '' }), now: () => number = Date.now) {
    this.now = now;
    this.store = createStore<DocumentState>(() => fresh(screen, 0));
  }

  get stored(): NormalScreen {
    return this.store.getState().stored;
  }

  get scope(): Scope {
    return this.store.getState().scope;
  }

  get screen(): NormalScreen {
    return this.store.getState().screen;
  }

  get shown(): NormalScreen {
    return this.store.getState().shown;
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
    this.store.setState(fresh(screen, dirty ? -1 : 0));
  }

  /** Makes one change and remembers how to take it back. A recipe that changes nothing leaves no step. */
  change(label: Text, recipe: Recipe, options: ChangeOptions = {}): void {
    const state = this.store.getState();
    const { stored: before, scope } = state;
    const isThrough = scope.layout === 'phone' && !options.isForStored;
    const made = makeChange(before, isThrough ? throughPhone(recipe, before) : recipe);
    const { screen: stored, diff } = settlePages(made, before, scope.page);
    const seen = seenOf(stored, { ...scope, ...options.scope }, state);
    const selection = keepExisting(options.select ?? state.selection, seen.shown);
    if (diff.forward.length === 0) {
      this.select(selection);
      return;
    }
    const history = pushEntry(state.history, {
      id: this.nextEntry++,
      label,
      ...aboutOf(diff.forward, stored, before),
      diff,
      mergeKey: options.mergeKey,
      at: this.now(),
      before: { scope, selection: state.selection },
      after: { scope: seen.scope, selection },
    });
    this.store.setState({ ...seen, selection, history });
  }

  undo(): void {
    const step = stepBack(this.history);
    if (step) this.#take(step.entry.diff.backward, step.history, step.entry.before);
  }

  redo(): void {
    const step = stepForward(this.history);
    if (step) this.#take(step.entry.diff.forward, step.history, step.entry.after);
  }

  /** Goes to where the history stood after a step: back or forth by as many as lie between. */
  jumpTo(position: number): void {
    while (positionOf(this.history) > position && this.history.past.length > 0) this.undo();
    while (positionOf(this.history) < position && this.history.future.length > 0) this.redo();
  }

  #take(edit: ScreenEdit, history: History, { scope, selection }: ScopedSelection): void {
    const state = this.store.getState();
    const seen = seenOf(applyEdit(state.stored, edit), scope, state);
    this.store.setState({ ...seen, history, selection: keepExisting(selection, seen.shown) });
  }

  /**
   * Takes over what others did: no step of the history, and own steps leave alone the fields that others have written
   * since.
   */
  takeFromOthers(screen: NormalScreen, fields: readonly FieldPath[]): void {
    const state = this.store.getState();
    const seen = seenOf(screen, state.scope, state);
    const history = leaveFields(state.history, fields);
    this.store.setState({ ...seen, history, selection: keepExisting(state.selection, seen.shown), savedAt: -1 });
  }

  /** The service has this state, without what is changed later, as `revision`; `isWhole` = nothing is. */
  takeRevision(revision: number, isWhole: boolean): void {
    const state = this.store.getState();
    const savedAt = isWhole ? positionOf(state.history) : -1;
    this.store.setState({ ...seenOf({ ...state.stored, revision }, state.scope, state), savedAt });
  }

  /** Works on another page or in another layout. */
  goTo(scope: Partial<Scope>): void {
    const state = this.store.getState();
    const seen = seenOf(state.stored, { ...state.scope, ...scope }, state);
    const selection = keepExisting(state.selection, seen.shown);
    this.store.setState({ ...seen, selection, history: seal(state.history) });
  }

  /** Chooses widgets; those of another page are gone to. */
  select(selection: Selection): void {
    const first = this.widget(selection[0] ?? '');
    if (first && pageOf(this.screen, first) !== this.scope.page) this.goTo({ page: pageOf(this.screen, first) });
    const state = this.store.getState();
    const kept = keepExisting(selection, state.shown);
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
    const state = this.store.getState();
    this.store.setState({ ...seenOf({ ...state.stored, revision }, state.scope, state), savedAt: position });
  }
}

/** The only widget that an edit is about. */
function aboutOf(edit: ScreenEdit, after: NormalScreen, before: NormalScreen): { readonly about?: Text } {
  const ids = new Set(
    edit.map((step) => {
      if (step.do === 'set') return step.at[0] === 'widgets' ? step.at[1] : undefined;
      if (step.list !== 'widgets') return undefined;
      return step.do === 'add' ? step.node.id : step.id;
    }),
  );
  const [id] = ids;
  if (ids.size !== 1 || id === undefined) return {};
  const find = ({ widgets }: NormalScreen) => widgets.find((widget) => widget.id === id);
  const widget = find(after) ?? find(before);
  return widget ? { about: namesOfWidget(widget) } : {};
}

function fresh(screen: NormalScreen, savedAt: number): DocumentState {
  return { ...seenOf(screen, WHOLE_SCREEN), selection: [], history: EMPTY_HISTORY, savedAt };
}

type Seen = Pick<DocumentState, 'stored' | 'scope' | 'screen' | 'shown'>;

/** What is seen of a screen in a scope; the same objects as before where nothing changed. */
function seenOf(stored: NormalScreen, wanted: Scope, before?: Seen): Seen {
  const scope = toScope(stored, wanted);
  const isSameScope = before?.scope.page === scope.page && before.scope.layout === scope.layout;
  if (isSameScope && before.stored === stored) return before;
  const screen = inLayout(stored, scope);
  return { stored, scope: isSameScope ? before.scope : scope, screen, shown: onPage(screen, scope.page) };
}

/** On a screen of several pages what is new, and what lost its page, comes onto the one that is worked on. */
function settlePages(made: Made, before: NormalScreen, page: string): Made {
  const pages = new Set(made.screen.dashboard.pages.map(({ id }) => id));
  const [first] = pages;
  if (first === undefined || made.diff.forward.length === 0) return made;
  const known = new Set(before.widgets.map(({ id }) => id));
  const isAstray = (widget: NormalWidget) =>
    widget.page === undefined ? !known.has(widget.id) : !pages.has(widget.page);
  if (!made.screen.widgets.some(isAstray)) return made;
  const settled = makeChange(made.screen, (screen) => {
    for (const widget of screen.widgets) if (isAstray(widget)) widget.page = pages.has(page) ? page : first;
  });
  return { screen: settled.screen, diff: joinDiffs(made.diff, settled.diff) };
}

export function isDirty(state: DocumentState): boolean {
  return positionOf(state.history) !== state.savedAt;
}

export function selectedOf(state: Pick<DocumentState, 'screen' | 'selection'>): NormalWidget[] {
  if (state.selection.length === 0) return [];
  const byId = new Map(state.screen.widgets.map((widget) => [widget.id, widget]));
  return state.selection.flatMap((id) => byId.get(id) ?? []);
}
