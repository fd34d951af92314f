/** Videos that a page decodes at once; what a browser and a usual graphics card still play smoothly. */
const MAX_DECODERS = 16;

let used = 0;
const waiting: (() => void)[] = [];

/** Calls back as soon as a decoder is free, maybe at once. The returned function gives it back or leaves the queue. */
export function takeDecoder(onTaken: () => void): () => void {
  let isHeld = false;
  const take = (): void => {
    isHeld = true;
    used++;
    onTaken();
  };
  if (used < MAX_DECODERS) take();
  else waiting.push(take);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    if (!isHeld) {
      waiting.splice(waiting.indexOf(take), 1);
      return;
    }
    used--;
    waiting.shift()?.();
  };
}

/** How many decoders are in use and how many players wait for one. */
export function decoderLoad(): { readonly used: number; readonly waiting: number } {
  return { used, waiting: waiting.length };
}
