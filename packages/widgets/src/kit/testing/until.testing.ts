import { showAfterDrawing } from '../chart/drawing-queue.ts';

/** Long enough for the slowest machine: only a test that fails waits for it. */
const PATIENCE_MS = 15_000;

/** Waits, frame by frame, until something is so. @throws Error that says what was waited for in vain */
export async function until(isTrue: () => boolean, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}`);
    await nextFrame();
  }
}

/** The next frame of the page, after its layout and what its observers reported. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Until all charts that wait for their turn have been drawn and shown. */
export function allDrawn(): Promise<void> {
  return new Promise(showAfterDrawing);
}

/** Until observers of size and sight have measured the box of an element, and it has drawn what follows. */
export async function settled(element: { readonly updateComplete: Promise<unknown> }): Promise<void> {
  await element.updateComplete;
  for (let frames = 0; frames < 3; frames++) await nextFrame();
  await element.updateComplete;
}
