/** Canvas pixels per px of the screen: sharper than 4 is seen by nobody and eats memory. */
const SHARPNESS = { least: 0.5, most: 4 };
/** ms that the scale must rest before charts are made anew for it */
export const RESCALE_MS = 150;

/** Canvas pixels per px of a widget on a stage that is shown at this scale. */
export function sharpnessAt(stageScale: number): number {
  const exact = (globalThis.devicePixelRatio || 1) * stageScale;
  return Math.min(Math.max(exact, SHARPNESS.least), SHARPNESS.most);
}
