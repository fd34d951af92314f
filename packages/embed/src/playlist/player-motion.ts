import type { PlaylistTransition } from '@aj-report/contract';

/** ms after which an item without a picture is skipped */
const PATIENCE_MS = 20_000;
const TRANSITION_MS = 700;

/** Waits for a picture, within the time. @throws Error with `lateReason`, and what `ready` rejects with */
export async function inTime(ready: Promise<void>, lateReason: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(lateReason)), PATIENCE_MS);
  });
  try {
    await Promise.race([ready, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Brings a new picture over the one before; at once for who wants less motion. Settles when it is there whole. */
export async function moveIn(transition: PlaylistTransition, element: HTMLElement): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (transition === 'none' || isStill) return;
  const frames =
    transition === 'slide'
      ? [{ transform: 'translateX(100%)' }, { transform: 'none' }]
      : [{ opacity: 0 }, { opacity: 1 }];
  // An element that goes meanwhile ends its motion.
  await element.animate(frames, { duration: TRANSITION_MS, easing: 'ease-out' }).finished.catch(() => undefined);
}
