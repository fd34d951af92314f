import { create } from 'zustand';

interface SessionEnd {
  readonly isAsking: boolean;
  /** The user chose to stay on the page; the box does not come again before the next login. */
  readonly isDismissed: boolean;
}

/** State of the box that says that the session is over. */
export const useSessionEnd = create<SessionEnd>(() => ({ isAsking: false, isDismissed: false }));

/** Opens the box, once. Returns whether the user was told by it, so that no toast is needed. */
export function announceSessionEnd(): boolean {
  if (useSessionEnd.getState().isDismissed) return false;
  useSessionEnd.setState({ isAsking: true });
  return true;
}

export function dismissSessionEnd(): void {
  useSessionEnd.setState({ isAsking: false, isDismissed: true });
}

export function forgetSessionEnd(): void {
  useSessionEnd.setState({ isAsking: false, isDismissed: false });
}
