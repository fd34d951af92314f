/** First visible px of a row after the part from `start` on, `size` long, has been brought into it; `seen` px are visible. */
function reach(scrolled: number, seen: number, start: number, size: number): number {
  if (start < scrolled) return start;
  return start + size > scrolled + seen ? start + size - seen : scrolled;
}

/** Brings a part of a box that scrolls into it. `scrollIntoView` would scroll the page around the widget as well. */
export function scrollWithin(box: HTMLElement, part: HTMLElement): void {
  const [left, top] = [part.offsetLeft - box.offsetLeft, part.offsetTop - box.offsetTop];
  box.scrollLeft = reach(box.scrollLeft, box.clientWidth, left, part.offsetWidth);
  box.scrollTop = reach(box.scrollTop, box.clientHeight, top, part.offsetHeight);
}
