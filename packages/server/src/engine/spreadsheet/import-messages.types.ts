import type { ErrorParams } from '@aj-report/contract';
import type { ImportFaultCode } from './import-fault.ts';
import type { ImportProgress, ImportRequest, ImportResult } from './import-workbook.types.ts';

/** What the import process is asked; it writes to `partPath` only. */
export interface ChildRequest {
  readonly request: ImportRequest;
  readonly partPath: string;
}

/** What the import process says; `broken` is an error of ours and not of the workbook. */
export type ChildMessage =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'done'; readonly result: ImportResult }
  | { readonly kind: 'failed'; readonly code: ImportFaultCode; readonly params: ErrorParams }
  | { readonly kind: 'broken'; readonly reason: string };
