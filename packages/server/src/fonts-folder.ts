import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the sources and beside the built service alike. */
const FOLDER = fileURLToPath(new URL('../fonts/', import.meta.url));

const weightsOf = (name: string) => ({
  regular: path.join(FOLDER, `${name}-regular.otf`),
  bold: path.join(FOLDER, `${name}-bold.otf`),
});

/** Fonts of printed reports; `rest` has characters that are seldom needed. */
export const PDF_FONTS = {
  sans: weightsOf('noto-sans-sc'),
  serif: weightsOf('noto-serif-sc'),
  mono: weightsOf('noto-sans-mono'),
  rest: weightsOf('noto-sans-sc-rest'),
} as const;
