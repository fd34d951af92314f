import type { JobDetail } from '@aj-report/contract';
import { toConnection } from '../client.ts';
import { ClientError } from '../client-error.ts';
import { wait } from '../retry.ts';
import { openAnswer, readData } from '../transport.ts';
import type { ExcelSession, ReportAsked } from './excel-session.ts';

/** Formats of a report's file. */
export const EXPORT_TYPES = {
  excel: { exportType: 'gaea_template_excel', ending: 'xlsx' },
  pdf: { exportType: 'gaea_template_pdf', ending: 'pdf' },
  csv: { exportType: 'gaea_template_csv', ending: 'csv' },
  /** Values as they are. */
  values: { exportType: 'gaea_template_csv', ending: 'csv' },
  png: { exportType: 'gaea_template_png', ending: 'png' },
} as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;

/** ms between two looks at a job */
const POLL_MS = 1_000;

/** A cell: its sheet among those that are seen, its row and column. */
export interface CellPlace {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

interface ExportOptions {
  readonly session: ExcelSession;
  readonly format: ExportFormat;
  readonly request: ReportAsked;
  /** Of a picture: on whose page of paper. */
  readonly place: CellPlace;
  readonly fileName: string;
  readonly signal: AbortSignal;
  /** 0–1, of a file that a job makes */
  readonly onProgress: (share: number) => void;
}

export interface ExportedFile {
  readonly blob: Blob;
  readonly name: string;
}

/** What becomes of a file once it is there. */
export type DeliverFile = (file: ExportedFile) => void;

/**
 * The report as a file; a large one is made by a job, which is waited for, and ended with the signal.
 * @throws ClientError; the signal's reason when aborted
 */
export async function exportFile(options: ExportOptions): Promise<ExportedFile> {
  const { session, format, request, place, signal } = options;
  const connection = toConnection(session.clientOptions);
  const body = {
    reportCode: session.reportCode,
    ...request,
    ...session.revision,
    exportType: EXPORT_TYPES[format].exportType,
    ...(format === 'png' ? { place } : {}),
    ...(format === 'values' ? { plainValues: 1 } : {}),
  };
  const call = () => connection.toCall('POST', '/reportExcel/exportExcel', { body, signal });
  const answer = await connection.guard(() => openAnswer(connection.fetch, call()));
  const isFile = !(answer.response.headers.get('Content-Type') ?? '').startsWith('application/json');
  if (isFile) return readFile(answer, options);
  const { jobId } = await readData<{ jobId: string }>(answer, connection.language());
  await waitForJob(options, jobId);
  const file = connection.toCall('GET', `/job/${encodeURIComponent(jobId)}/file`, { signal });
  return readFile(await connection.guard(() => openAnswer(connection.fetch, file)), options);
}

async function readFile(
  answer: Awaited<ReturnType<typeof openAnswer>>,
  { fileName, format }: ExportOptions,
): Promise<ExportedFile> {
  try {
    return { blob: await answer.response.blob(), name: `${fileName}.${EXPORT_TYPES[format].ending}` };
  } catch (reason) {
    throw answer.toFailure(reason);
  } finally {
    answer.close();
  }
}

async function waitForJob({ session, signal, onProgress }: ExportOptions, jobId: string): Promise<void> {
  const path = `/job/${encodeURIComponent(jobId)}`;
  try {
    for (;;) {
      const job = await session.client.call<JobDetail>('GET', path, undefined, signal);
      onProgress(job.progress);
      if (job.status === 'done') return;
      if (job.status === 'failed' || job.status === 'cancelled')
        throw new ClientError('refused', `job/${job.status}`, job.failureReason ?? job.status);
      await wait(POLL_MS, signal);
    }
  } catch (reason) {
    if (signal.aborted) void endJob(session, path);
    throw reason;
  }
}

/** Nobody waits for it any more; whether it could still be ended makes no difference. */
async function endJob(session: ExcelSession, path: string): Promise<void> {
  const connection = toConnection(session.clientOptions);
  const answer = await openAnswer(connection.fetch, connection.toCall('DELETE', path)).catch(() => null);
  answer?.close();
}

/** Hands a file to a window of its own: opened at once, because a browser refuses those that come later. */
export function openBeside(): DeliverFile {
  const shown = window.open('', '_blank');
  return ({ blob }) => {
    const address = URL.createObjectURL(blob);
    if (shown && !shown.closed) shown.location.replace(address);
    else window.open(address, '_blank', 'noopener');
  };
}

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, name }: ExportedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
