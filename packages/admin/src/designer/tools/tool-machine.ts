import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentStore } from '../document/document-store.ts';
import type { LiveStore } from '../view/live-store.ts';
import type { ViewStore } from '../view/view-store.ts';
import { idle } from './idle.tool.ts';
import type { Modifiers, Tool, ToolContext, ToolName, ToolPointer } from './tool.ts';

interface MachineState {
  readonly tool: ToolName;
  readonly spaceHeld: boolean;
  /** A button of the pointer is down: what follows the selection can wait. */
  readonly pressed: boolean;
}

/** Gives the pointer to the tool in charge. Exactly one tool is in charge at a time. */
export class ToolMachine {
  readonly store: StoreApi<MachineState> = createStore<MachineState>(() => ({
    tool: 'idle',
    spaceHeld: false,
    pressed: false,
  }));
  private readonly context: ToolContext;
  private current: Tool;
  private last: ToolPointer | undefined;

  constructor(document: DocumentStore, view: ViewStore, live: LiveStore) {
    this.context = {
      document,
      view,
      live,
      isSpaceHeld: () => this.store.getState().spaceHeld,
      start: (tool) => this.enter(tool),
      done: () => this.enter(idle(this.context)),
    };
    this.current = idle(this.context);
  }

  get isIdle(): boolean {
    return this.current.name === 'idle';
  }

  /** Whether neither a tool nor a pressed button is at work. */
  get isSettled(): boolean {
    return this.isIdle && !this.store.getState().pressed;
  }

  pointerDown(pointer: ToolPointer): void {
    this.last = pointer;
    if (pointer.button !== 2) this.store.setState({ pressed: true });
    this.current.pointerDown?.(pointer);
  }

  pointerMove(pointer: ToolPointer): void {
    this.last = pointer;
    this.current.pointerMove?.(pointer);
  }

  pointerUp(pointer: ToolPointer): void {
    this.last = pointer;
    this.current.pointerUp?.(pointer);
    this.release();
  }

  /** Shift, Alt or Ctrl went down or up while the pointer rests. */
  modifiersChanged(modifiers: Modifiers): void {
    if (this.last && !this.isIdle) this.pointerMove({ ...this.last, ...modifiers });
  }

  setSpaceHeld(spaceHeld: boolean): void {
    if (this.store.getState().spaceHeld !== spaceHeld) this.store.setState({ spaceHeld });
  }

  /** Ends what is going on as if it had not begun; false when nothing was. */
  cancel(): boolean {
    if (this.isIdle) return false;
    this.current.cancel?.();
    this.context.done();
    this.release();
    return true;
  }

  private release(): void {
    if (this.store.getState().pressed) this.store.setState({ pressed: false });
  }

  private enter(tool: Tool): void {
    this.current = tool;
    if (tool.name === 'idle') this.context.live.clear();
    this.store.setState({ tool: tool.name });
  }
}
