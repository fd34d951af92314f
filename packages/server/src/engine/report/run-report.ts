import { AppError } from '@aj-report/contract';
import { askChild, type ChildLimits } from '../child/ask-child.ts';
import { childEntry } from '../child/child-entry.ts';
import type { WriteDone, WriteRequest } from './report-request.types.ts';

/**
 * Writes an expanded report to a file, in a process of its own.
 * @throws AppError excel/* for what cannot be made, excel/too-heavy when the process needs too much
 */
export async function writeInChild(request: WriteRequest, limits: ChildLimits): Promise<WriteDone> {
  const done = await askChild<WriteDone>(childEntry(import.meta.url, './report-child.ts'), request, limits);
  limits.signal?.throwIfAborted();
  if (!done) throw new AppError('excel/too-heavy');
  return done;
}
