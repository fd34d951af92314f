import { create } from 'zustand';

interface SessionEnd {
  readonly isAsking: boolean;
  /** Unsaved work of the page was put away and is offered again after the next login. */
  readonly isWorkKept: boolean;
  /** The user chose to stay on the page; the box does not come again before the next login. */
  readonly isDismissed: boolean;
}

const NOT_ENDED: SessionEnd = { isAsking: false, isWorkKept: false, isDismissed: false };

/** State of the box that says that the session is over. */
export const useSessionEnd = create<SessionEnd>(() => NOT_ENDED);

/** Puts unsaved work away; answers whether there was any. */
type KeepWork = () => boolean;

const keepers = new Set<KeepWork>();

/** Has work put away when the session ends. Returns the function that ends this. */
export function onSessionEnd(keepWork: KeepWork): () => void {
  keepers.add(keepWork);
  return () => void keepers.delete(keepWork);
}

/** Opens the box, once. Returns whether the box shows the error, so that no toast is needed. */
export function announceSessionEnd(): boolean {
  if (useSessionEnd.getState().isDismissed) return false;
  const isWorkKept = [...keepers].map((keepWork) => keepWork()).some(Boolean);
  useSessionEnd.setState({ isAsking: true, isWorkKept });
  return true;
}

export function dismissSessionEnd(): void {
  useSessionEnd.setState({ isAsking: false, isDismissed: true });
}

export function forgetSessionEnd(): void {
  useSessionEnd.setState(NOT_ENDED);
}
