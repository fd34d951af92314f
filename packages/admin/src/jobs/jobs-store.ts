import { isOpenJob, listJobs, type JobDetail } from '@aj-report/contract';
import { create } from 'zustand';
import { call } from '../api/call.ts';
import { toApiError } from '../api/http.ts';

/** ms between two looks at jobs while one runs or the drawer is open */
const POLL_MS = 2_000;
/** Jobs that the drawer shows. */
const SHOWN = 50;

interface JobsState {
  /** Undefined until they were read once. */
  readonly jobs: readonly JobDetail[] | undefined;
  readonly isOpen: boolean;
  /** Why they could not be read the last time. */
  readonly problem: string | undefined;
}

export const useJobs = create<JobsState>(() => ({ jobs: undefined, isOpen: false, problem: undefined }));

export function runningCount(jobs: readonly JobDetail[] = []): number {
  return jobs.filter(({ status }) => isOpenJob(status)).length;
}

let timer: number | undefined;

/** Reads the jobs now, and again and again as long as one runs or somebody looks at them. */
export async function watchJobs(): Promise<void> {
  window.clearTimeout(timer);
  const query = { pageSize: SHOWN };
  await call(listJobs, { query, showErrorDialog: false }).then(
    ({ records }) => useJobs.setState({ jobs: records, problem: undefined }),
    (failure: unknown) => useJobs.setState({ problem: toApiError(failure).reported }),
  );
  const { jobs, isOpen } = useJobs.getState();
  window.clearTimeout(timer);
  if (isOpen || runningCount(jobs) > 0) timer = window.setTimeout(() => void watchJobs(), POLL_MS);
}

export function setJobsOpen(isOpen: boolean): void {
  useJobs.setState({ isOpen });
  if (isOpen) void watchJobs();
}
