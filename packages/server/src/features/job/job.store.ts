import { readPage, type Page } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';

export const SORTABLE = ['createTime', 'startTime', 'endTime', 'status', 'kind', 'title', 'owner'] as const;

export interface JobFilter {
  readonly status?: string;
  /** Undefined asks for those of everybody. */
  readonly ownerId: string | undefined;
}

export function listJobs(db: Db, { status = '', ownerId }: JobFilter, page: Page<(typeof SORTABLE)[number]>) {
  const found = db
    .selectFrom('job')
    .$if(status !== '', (query) => query.where('status', '=', status))
    .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId!));
  return readPage(found, found.selectAll('job'), page, 'job.id');
}
