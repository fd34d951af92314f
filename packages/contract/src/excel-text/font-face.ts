/** Families that are bundled. @see docs/decisions/0221-excel-files.md */
export type FontFace = 'sans' | 'serif' | 'mono';

const MONO = /mono|courier|consol|menlo|monaco|等宽/i;
const SANS = /sans|hei|黑/i;
const SERIF =
  /serif|song|sim?sun|mincho|ming|kai|roman|times|georgia|cambria|garamond|palatino|bookman|century|宋|楷|明體|明体|隶|隸|魏碑/i;

/**
 * The bundled family that is nearest to the one which a cell names.
 * @example faceOf('仿宋_GB2312') // 'serif'
 */
export function faceOf(fontName: string | undefined): FontFace {
  if (fontName === undefined) return 'sans';
  if (MONO.test(fontName)) return 'mono';
  return SERIF.test(fontName) && !SANS.test(fontName) ? 'serif' : 'sans';
}
