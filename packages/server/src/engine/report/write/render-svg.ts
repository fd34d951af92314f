import { Resvg } from '@resvg/resvg-js';
import type { PaperFonts } from './paper-mark.types.ts';

/** Pixels of a file for each px, so that print is sharp. */
const SHARPNESS = 2;
/** Of the bundled fonts. */
export const FAMILY = 'Noto Sans SC';

/** A drawing as PNG of twice its size. @throws Error for what is no SVG */
export function renderSvg(svg: string, fonts: PaperFonts): Buffer {
  const font = {
    loadSystemFonts: false,
    fontFiles: [fonts.regular, fonts.bold],
    defaultFontFamily: FAMILY,
    sansSerifFamily: FAMILY,
  };
  return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: SHARPNESS } }).render().asPng();
}
