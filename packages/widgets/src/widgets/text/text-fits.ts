import type { BoxSize } from '../../kit/box/box-share.ts';

/** A text that takes the size of its box. */
export interface FittingText extends Element {
  /** Measured by the observer: asking the element would force a layout for each text. */
  box: BoxSize;
  /** Takes the size that it would like to have. */
  prepareFit(): void;
  /** Takes the size that fits. */
  fitToBox(): void;
}

const due = new Set<FittingText>();

function fitAll(texts: Iterable<FittingText>): void {
  const all = [...texts];
  for (const text of all) text.prepareFit();
  for (const text of all) text.fitToBox();
}

const observer = new ResizeObserver((entries) => {
  const texts = entries.map(({ target, contentRect }) => {
    const text = target as FittingText;
    text.box = contentRect;
    due.delete(text);
    return text;
  });
  fitAll(texts);
});

/**
 * Fits the text when its box is first laid out and whenever that changes, until it is left. Texts are measured all
 * together, after all have been written: each writing between two measurings makes the browser lay the page out.
 */
export function watchFit(text: FittingText): void {
  observer.observe(text);
}

export function leaveFit(text: FittingText): void {
  observer.unobserve(text);
  due.delete(text);
}

/** Fits the text with all others that are updated in this task. */
export function fitSoon(text: FittingText): void {
  if (due.size === 0) {
    queueMicrotask(() => {
      const texts = [...due];
      due.clear();
      fitAll(texts);
    });
  }
  due.add(text);
}
