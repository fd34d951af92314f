import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Frame, Point, Rect } from '../geometry/rect.ts';
import type { Guide, SnapLine } from '../geometry/snap.ts';

/** What a tool shows while it works. It changes with every pointer move, so no React component may listen to it. */
export interface LiveState {
  /** Frames in place of those of the document, by widget. */
  readonly frames: ReadonlyMap<string, Frame>;
  /** Outlines of where things were. */
  readonly ghosts: readonly Frame[];
  readonly lines: readonly SnapLine[];
  readonly brush: Rect | undefined;
  /** Guide in the hand. */
  readonly guide: Guide | undefined;
  /** Arrow that is being drawn, in px of the viewport. */
  readonly link: { readonly from: Point; readonly to: Point } | undefined;
  /** Text beside the selection: size or angle. */
  readonly label: string;
  /** Movement of all frames when they only move: lets the canvas shift boxes without laying them out. */
  readonly shift: Point | undefined;
}

const NOTHING: LiveState = {
  frames: new Map(),
  ghosts: [],
  lines: [],
  brush: undefined,
  guide: undefined,
  link: undefined,
  label: '',
  shift: undefined,
};

export class LiveStore {
  readonly store: StoreApi<LiveState> = createStore<LiveState>(() => NOTHING);

  get state(): LiveState {
    return this.store.getState();
  }

  show(state: Partial<LiveState>): void {
    this.store.setState({ ...NOTHING, ...state }, true);
  }

  clear(): void {
    if (this.state !== NOTHING) this.store.setState(NOTHING, true);
  }
}
