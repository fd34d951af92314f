import { toastWarning } from '../api/toast.ts';
import { hasExtension, uploadImageFile } from '../api/upload.ts';
import { takeFiles } from '../api/within-limit.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { Place } from './document/cell-name.ts';
import type { ExcelStore } from './document/excel-store.ts';
import { addPicture, PICTURES_MAX, sizeAtFirst } from './document/pictures.ts';
import { WORDS } from './excel.words.ts';

/** What workbooks and PDF hold. */
export const PICTURE_EXTENSIONS = ['png', 'jpg', 'jpeg'] as const;

/** The first picture among files that are dropped or pasted, the others are named as left out; undefined for none. */
export function pictureAmong(files: FileList | undefined): File | undefined {
  const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
  return takeFiles(pictures, 1)[0];
}

/** px; undefined for what no browser can draw. */
async function measure(file: File): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const size = bitmap && { width: bitmap.width, height: bitmap.height };
  bitmap?.close();
  return size;
}

/** Stores a picture and puts it at a cell, selected; what cannot be put in is said. */
export async function insertPicture(document: ExcelStore, file: File, { row, column }: Place): Promise<void> {
  const warn = (word: 'pictureKinds' | 'pictureBroken' | 'picturesFull') =>
    toastWarning(WORDS[word][currentLanguage()].replace('{file}', file.name).replace('{most}', String(PICTURES_MAX)));
  if ((document.sheet.pictures?.length ?? 0) >= PICTURES_MAX) return warn('picturesFull');
  if (!hasExtension(file.name, PICTURE_EXTENSIONS)) return warn('pictureKinds');
  const size = await measure(file);
  if (!size) return warn('pictureBroken');
  const stored = await uploadImageFile(file);
  if (!stored) return;
  const picture = { row, column, fileId: stored.fileId, ...sizeAtFirst(size) };
  document.changeSheet((sheet) => addPicture(sheet, picture));
  document.selectPicture((document.sheet.pictures?.length ?? 1) - 1);
}
