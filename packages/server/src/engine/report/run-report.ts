import { AppError } from '@aj-report/contract';
import { askChild, type ChildLimits } from '../child/ask-child.ts';
import { childEntry } from '../child/child-entry.ts';
import { writePages, type WrittenPage } from './stream/read-pages.ts';
import type { WriteDone, WriteRequest } from './report-request.types.ts';

/**
 * Writes an expanded report to a file, in a process of its own.
 * @param pages rows of the sets that are too long for one answer; the request says of how many
 * @throws AppError excel/* for what cannot be made, excel/too-heavy when the process needs too much
 */
export async function writeInChild(
  request: WriteRequest,
  limits: ChildLimits,
  pages?: AsyncIterable<WrittenPage>,
): Promise<WriteDone> {
  const entry = childEntry(import.meta.url, './report-child.ts');
  const input = pages && writePages(pages);
  const done = await askChild<WriteDone>(entry, request, { ...limits, ...(input && { input }) });
  limits.signal?.throwIfAborted();
  if (!done) throw new AppError('excel/too-heavy');
  return done;
}
