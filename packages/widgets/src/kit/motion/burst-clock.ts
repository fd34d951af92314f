type Listener = (isMoving: boolean) => void;

/** ms from one burst to the next */
const CYCLE_MS = 60_000;
/** ms that the longest movement of a burst takes */
const BURST_MS = 3200;
/** ms from the first listener to the first burst: entrances are over by then */
const FIRST_MS = 1500;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(isMoving: boolean): void {
  for (const listener of listeners) listener(isMoving);
  timer = setTimeout(() => tell(!isMoving), isMoving ? BURST_MS : CYCLE_MS - BURST_MS);
}

/**
 * Says when the ornaments of a page move: all together in short bursts, until the returned function is called. The
 * browser draws sixty frames a second as long as anything is animated, however small it is, and none in between.
 */
export function onBurst(listener: Listener): () => void {
  listeners.add(listener);
  timer ??= setTimeout(() => tell(true), FIRST_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}
