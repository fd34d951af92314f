/** ms between two places that are shown: every other frame is enough for a short way, and costs half. */
export const SLIDE_FRAME_MS = 1000 / 30;

/** px, upwards from where the element stands in its layout */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
  /** Sets out and comes in gently; else it moves on at one speed. */
  readonly isEased: boolean;
}

function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** Moves an element up on the compositor, by whole pixels at most. It stays there until the animation is cancelled. */
export function slideUp(element: HTMLElement, { from, to, durationMs, isEased }: Way): Animation {
  const places = Math.min(durationMs / SLIDE_FRAME_MS, Math.abs(to - from));
  const count = Math.max(1, Math.round(places));
  const keyframes = Array.from({ length: count + 1 }, (_, i) => {
    const share = isEased ? ease(i / count) : i / count;
    return { transform: `translateY(${-(from + (to - from) * share)}px)`, easing: 'steps(1)' };
  });
  return element.animate(keyframes, { duration: durationMs, fill: 'forwards' });
}
