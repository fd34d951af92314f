import type { ExcelPicture } from '@aj-report/contract';
import { pictureOf } from '../report/write/xlsx-pictures.ts';
import type { Losses } from './losses.ts';
import type { BroughtPicture } from './template-file.types.ts';

const PICTURES_MAX = 100;
const PX_MAX = 4_000;

/** A picture as a file places it; without bytes where they are of a kind that nobody reads. */
export interface PlacedPicture extends Pick<ExcelPicture, 'row' | 'column' | 'width' | 'height'> {
  readonly bytes: Uint8Array | undefined;
}

/** Pictures of one sheet of a template, which name those that are brought along. */
export function bringPictures(
  placed: readonly PlacedPicture[],
  brought: BroughtPicture[],
  losses: Losses,
): ExcelPicture[] {
  const kept: ExcelPicture[] = [];
  for (const { row, column, width, height, bytes } of placed) {
    const picture = bytes && pictureOf(Buffer.from(bytes));
    if (!picture || kept.length === PICTURES_MAX) {
      losses.addAt(picture ? 'pictures' : 'picture', row, column);
      continue;
    }
    const fileId = `brought-${brought.length}`;
    brought.push({ id: fileId, ...picture });
    const size = (px: number) => Math.min(PX_MAX, Math.max(1, Math.round(px)));
    kept.push({ row, column, fileId, width: size(width), height: size(height) });
  }
  return kept;
}
