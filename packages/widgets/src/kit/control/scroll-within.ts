/** Room beside the part for the fading end of a row: px, and the share of what is seen that it is at most. */
const FADE = { most: 26, share: 0.2 };

/** First visible px of a row after the part from `start` on, `size` long, has been brought into it; `seen` px are visible. */
function reach(scrolled: number, seen: number, start: number, size: number): number {
  const fade = Math.max(0, Math.min(FADE.most, seen * FADE.share, (seen - size) / 2));
  if (start - fade < scrolled) return start - fade;
  return start + size + fade > scrolled + seen ? start + size + fade - seen : scrolled;
}

/** Brings a part of a box that scrolls into it. `scrollIntoView` would scroll the page around the widget as well. */
export function scrollWithin(box: HTMLElement, part: HTMLElement): void {
  const [left, top] = [part.offsetLeft - box.offsetLeft, part.offsetTop - box.offsetTop];
  box.scrollLeft = reach(box.scrollLeft, box.clientWidth, left, part.offsetWidth);
  box.scrollTop = reach(box.scrollTop, box.clientHeight, top, part.offsetHeight);
}
