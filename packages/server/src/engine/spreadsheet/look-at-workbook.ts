import { AppError } from '@aj-report/contract';
import { askChild } from '../child/ask-child.ts';
import { childEntry } from '../child/child-entry.ts';
import { toSizeText } from './import-fault.ts';
import type { LookedFile, LookRequest } from './look-at-sheets.ts';

const DEADLINE_MS = 60_000;

/**
 * Looks at the first rows of a workbook in a process of its own, so that a heavy file holds nobody up.
 * @throws spreadsheet/*; spreadsheet/out-of-memory also for a file that takes too long
 */
export async function lookAtWorkbook(request: LookRequest): Promise<LookedFile> {
  const { memoryBytes } = request.limits;
  const memoryMb = Math.ceil(memoryBytes / 1024 / 1024);
  const entry = childEntry(import.meta.url, './look-child.ts');
  const looked = await askChild<LookedFile>(entry, request, { memoryMb, deadlineMs: DEADLINE_MS });
  if (!looked) throw new AppError('spreadsheet/out-of-memory', { limit: toSizeText(memoryBytes) });
  return looked;
}
