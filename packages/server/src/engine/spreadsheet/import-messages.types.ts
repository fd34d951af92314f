import type { ErrorParams } from '@aj-report/contract';
import type { ImportFaultCode } from './import-fault.ts';
import type { ImportProgress, ImportResult, WorkbookRequest } from './plan/import-workbook.types.ts';
import type { ZoneSpan } from './load/zone-spans.ts';

/** Where the import process writes to, and nowhere else. */
export type ChildTarget =
  /** A DuckDB file. */
  | { readonly partPath: string }
  /** Rows in ClickHouse's binary form through the pipe `STREAM_FD`, moments in the zone of its server. */
  | { readonly zone: readonly ZoneSpan[] };

/** What the import process is asked. */
export interface ChildRequest {
  readonly request: WorkbookRequest;
  readonly target: ChildTarget;
}

/** What the import process says; `broken` is an error of ours and not of the workbook. */
export type ChildMessage =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'done'; readonly result: ImportResult }
  | { readonly kind: 'failed'; readonly code: ImportFaultCode; readonly params: ErrorParams }
  | { readonly kind: 'broken'; readonly reason: string };
