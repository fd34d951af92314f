/** ms between two places that are shown: every other frame is enough for a short way, and costs half. */
export const SLIDE_FRAME_MS = 1000 / 30;

interface Way {
  /** px by which the element is moved up already */
  readonly fromPx?: number;
  readonly wayPx: number;
  readonly durationMs: number;
  /** Sets out and comes in gently; else it moves on at one speed. */
  readonly isEased: boolean;
}

function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** Moves an element up on the compositor, by whole pixels at most. It stays there until the animation is cancelled. */
export function slideUp(element: HTMLElement, { fromPx = 0, wayPx, durationMs, isEased }: Way): Animation {
  const places = Math.min(durationMs / SLIDE_FRAME_MS, wayPx);
  const count = Math.max(1, Math.round(places));
  const keyframes = Array.from({ length: count + 1 }, (_, i) => {
    const share = isEased ? ease(i / count) : i / count;
    return { transform: `translateY(${-(fromPx + wayPx * share)}px)`, easing: 'steps(1)' };
  });
  return element.animate(keyframes, { duration: durationMs, fill: 'forwards' });
}
