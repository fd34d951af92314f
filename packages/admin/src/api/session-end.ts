import { create } from 'zustand';

interface SessionEnd {
  readonly isAsking: boolean;
  /** Unsaved work of the page was put away and is offered again after the next login. */
  readonly isWorkKept: boolean;
  /** The user chose to stay on the page: a bar says it from then on, and the box does not come again. */
  readonly isDismissed: boolean;
  /** Calls that failed since then; the bar says it anew for each. */
  readonly refusals: number;
}

const NOT_ENDED: SessionEnd = { isAsking: false, isWorkKept: false, isDismissed: false, refusals: 0 };

/** State of the box and the bar that say that the session is over. */
export const useSessionEnd = create<SessionEnd>(() => NOT_ENDED);

/** Puts unsaved work away; answers whether there was any. */
type KeepWork = () => boolean;

const keepers = new Set<KeepWork>();

/** Has work put away when the session ends. Returns the function that ends this. */
export function onSessionEnd(keepWork: KeepWork): () => void {
  keepers.add(keepWork);
  return () => void keepers.delete(keepWork);
}

/** Says that the session is over: by the box the first time, by the bar once it was dismissed. */
export function announceSessionEnd(): void {
  if (useSessionEnd.getState().isDismissed) {
    useSessionEnd.setState(({ refusals }) => ({ refusals: refusals + 1 }));
    return;
  }
  const isWorkKept = [...keepers].map((keepWork) => keepWork()).some(Boolean);
  useSessionEnd.setState({ isAsking: true, isWorkKept });
}

export function dismissSessionEnd(): void {
  useSessionEnd.setState({ isAsking: false, isDismissed: true });
}

export function forgetSessionEnd(): void {
  useSessionEnd.setState(NOT_ENDED);
}
