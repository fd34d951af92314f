import { AppError } from '@aj-report/contract';
import { askChild } from '../child/ask-child.ts';
import { childEntry } from '../child/child-entry.ts';
import type { ReadRequest, ReadTemplate } from './template-file.types.ts';
import type { WriteTemplateRequest } from './write-template-file.ts';

const LIMITS = { memoryMb: 512, deadlineMs: 60_000 };

async function ask<Done>(entry: string, request: object, signal: AbortSignal): Promise<Done> {
  const done = await askChild<Done>(childEntry(import.meta.url, entry), request, { ...LIMITS, signal });
  signal.throwIfAborted();
  if (done === undefined) throw new AppError('excel/too-heavy');
  return done;
}

/** Reads a file as a template in a process of its own. @throws archive/*, spreadsheet/*, excel/too-heavy */
export function readTemplate(request: ReadRequest, signal: AbortSignal): Promise<ReadTemplate> {
  return ask<ReadTemplate>('./template-child.ts', request, signal);
}

/** Writes a template as a workbook in a process of its own; answers its bytes. @throws excel/too-heavy */
export function writeTemplateInChild(request: WriteTemplateRequest, signal: AbortSignal): Promise<number> {
  return ask<number>('./write-template-child.ts', request, signal);
}
