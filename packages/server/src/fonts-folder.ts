import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the sources and beside the built service alike. */
const FOLDER = fileURLToPath(new URL('../fonts/', import.meta.url));

/** Fonts of printed reports: Latin and the Chinese characters of GB 2312. */
export const PDF_FONTS = {
  regular: path.join(FOLDER, 'noto-sans-sc-regular.otf'),
  bold: path.join(FOLDER, 'noto-sans-sc-bold.otf'),
} as const;
