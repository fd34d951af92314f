import type { DocumentStore } from '../document/document-store.ts';
import type { Handle } from '../geometry/resize.ts';
import type { Point } from '../geometry/rect.ts';
import type { LiveStore } from '../view/live-store.ts';
import type { ViewStore } from '../view/view-store.ts';

/** What was pressed, apart from the widgets, which are found by their geometry. */
export type Target =
  | { readonly kind: 'canvas' }
  | { readonly kind: 'handle'; readonly handle: Handle }
  | { readonly kind: 'rotate' }
  | { readonly kind: 'link' }
  | { readonly kind: 'guide'; readonly index: number }
  | { readonly kind: 'ruler'; readonly axis: 'x' | 'y' };

export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
}

export interface ToolPointer extends Modifiers {
  /** px of the canvas from its top left corner */
  readonly viewport: Point;
  /** The same place in the document. */
  readonly point: Point;
  /** 0 left, 1 middle, 2 right */
  readonly button: number;
  readonly target: Target;
}

export type ToolName = 'idle' | 'dragging' | 'resizing' | 'rotating' | 'brushing' | 'panning' | 'guiding' | 'linking';

/** One state of the pointer. `done` of the context brings back the idle state. */
export interface Tool {
  readonly name: ToolName;
  pointerDown?(pointer: ToolPointer): void;
  /** Also called when a modifier key changes while the pointer rests. */
  pointerMove?(pointer: ToolPointer): void;
  pointerUp?(pointer: ToolPointer): void;
  /** Escape, a lost pointer, or another screen: leaves everything as it was. */
  cancel?(): void;
}

export interface ToolContext {
  readonly document: DocumentStore;
  readonly view: ViewStore;
  readonly live: LiveStore;
  /** Whether the space bar is held: the pointer pans. */
  isSpaceHeld(): boolean;
  start(tool: Tool): void;
  done(): void;
}

/** px of the viewport that the pointer may tremble before a press becomes a drag */
const DRAG_THRESHOLD_PX = 3;

export function isDrag(from: ToolPointer, to: ToolPointer): boolean {
  return Math.hypot(to.viewport.x - from.viewport.x, to.viewport.y - from.viewport.y) >= DRAG_THRESHOLD_PX;
}
