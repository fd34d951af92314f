/** Family under which themes name the face of large figures. */
export const FIGURE_FAMILY = 'AJ Figures';

let loading: Promise<void> | undefined;

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  // Thirty thousand calls of a function would hold up the first picture by some ms.
  for (let i = 0; i < bytes.length; i++) bytes[i] = characters.charCodeAt(i);
  return bytes;
}

async function load(): Promise<void> {
  // Apart from the code of the widgets: they draw with the next face of the theme until it is there.
  const { FIGURE_FACE_DATA } = await import('./figure-face-data.ts');
  const faces = [
    new FontFace(FIGURE_FAMILY, toBytes(FIGURE_FACE_DATA.normal), { weight: '100 599' }),
    new FontFace(FIGURE_FAMILY, toBytes(FIGURE_FACE_DATA.bold), { weight: '600 900' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
}

/**
 * Makes the face of figures known to the page, once; resolves when it can be measured. The bytes are code, so it
 * needs no `font-src`. Where a browser refuses it, figures keep the next face of the theme.
 */
export function loadFigureFace(): Promise<void> {
  loading ??= load().catch(() => undefined);
  return loading;
}
