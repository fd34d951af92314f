/**
 * Whether this browser shows screens: Chrome and Edge from 111, Safari from 16.4, Firefox from 113 know this function.
 * What asks has to be read by older ones, back to Chrome 89, Safari 15 and Firefox 90 (`scripts/bundles/check-syntax.ts`).
 */
export function isTooOld(): boolean {
  return !CSS.supports('color', 'color-mix(in srgb,red,red)');
}
