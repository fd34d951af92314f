import { FIGURE_FAMILY } from './figure-face.ts';

function toRule(weight: string, data: string): string {
  return `@font-face{font-family:'${FIGURE_FAMILY}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

/** The face of figures as a style sheet, for what has no page that knows it. */
export async function figureFaceCss(): Promise<string> {
  const { FIGURE_FACE_DATA } = await import('./figure-face-data.ts');
  return toRule('100 599', FIGURE_FACE_DATA.normal) + toRule('600 900', FIGURE_FACE_DATA.bold);
}
