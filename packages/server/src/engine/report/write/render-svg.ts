import { Resvg } from '@resvg/resvg-js';
import type { FontFile } from './paper-mark.types.ts';

/** Pixels of a file for each px, so that print is sharp. */
const SHARPNESS = 2;
/** As the bundled fonts call themselves. */
export const FAMILIES: Readonly<Record<FontFile, string>> = {
  sans: 'Noto Sans CJK SC',
  serif: 'Noto Serif CJK SC',
  mono: 'Noto Sans Mono CJK SC',
  rest: 'Noto Sans CJK SC Rest',
};

/**
 * A drawing as PNG of twice its size.
 * @param fontFiles all that its texts may be written with
 * @throws Error for what is no SVG
 */
export function renderSvg(svg: string, fontFiles: readonly string[]): Buffer {
  const font = {
    loadSystemFonts: false,
    fontFiles: [...fontFiles],
    defaultFontFamily: FAMILIES.sans,
    sansSerifFamily: FAMILIES.sans,
  };
  return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: SHARPNESS } }).render().asPng();
}
