import type { TellProgress } from '../../child/answer-parent.ts';
import type { GridSheet } from '../grid.types.ts';

/** Is to be called with each line of some sheets that is written. */
export function countLines(sheets: readonly GridSheet[], tell: TellProgress): () => void {
  const total = sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
  let written = 0;
  return () => {
    written++;
    tell(written / total, written);
  };
}
