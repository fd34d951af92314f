import { cancelJob, downloadJobFile, isOpenJob, retryJob, type JobDetail, type JobStatus } from '@aj-report/contract';
import { call, download } from '../api/call.ts';
import { formatTime } from '../i18n/format-value.ts';
import { useT } from '../i18n/i18n.ts';
import type { WordKey } from '../i18n/words.ts';
import { setJobsOpen, useJobs, watchJobs } from './jobs-store.ts';
import './jobs-drawer.css';

const VARIANTS = {
  waiting: 'neutral',
  running: 'primary',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const;

const GROUPS: readonly { readonly title: WordKey; readonly holds: (status: JobStatus) => boolean }[] = [
  { title: 'jobs.running', holds: isOpenJob },
  { title: 'jobs.failed', holds: (status) => status === 'failed' || status === 'cancelled' },
  { title: 'jobs.done', holds: (status) => status === 'done' },
];

async function change(endpoint: typeof cancelJob | typeof retryJob, id: string): Promise<void> {
  await call(endpoint, { params: { id } }).catch(() => undefined);
  await watchJobs();
}

function Actions({ job }: { readonly job: JobDetail }) {
  const t = useT();
  const { id, fileName, status } = job;
  return (
    <span className="job__actions">
      {isOpenJob(status) && !job.isEnding ? (
        <sl-icon-button
          name="x-lg"
          label={t('jobs.cancel')}
          title={t('jobs.cancel')}
          onClick={() => void change(cancelJob, id)}
        />
      ) : null}
      {job.canRetry ? (
        <sl-icon-button
          name="arrow-clockwise"
          label={t('jobs.retry')}
          title={t('jobs.retry')}
          onClick={() => void change(retryJob, id)}
        />
      ) : null}
      {fileName === null ? null : (
        <sl-icon-button
          name="download"
          label={t('jobs.download')}
          title={t('jobs.download')}
          onClick={() => void download(downloadJobFile, { id }, fileName).catch(() => undefined)}
        />
      )}
    </span>
  );
}

function JobLine({ job }: { readonly job: JobDetail }) {
  const t = useT();
  const { title, kindName, status, progress, progressText, failureReason, createTime } = job;
  const isRunning = status === 'running';
  return (
    <li className="job">
      <span className="job__title ellipsis" title={title}>
        {title}
      </span>
      <sl-tag size="small" variant={VARIANTS[status]}>
        {t(job.isEnding ? 'jobs.ending' : `jobs.status.${status}`)}
      </sl-tag>
      <Actions job={job} />
      <small className="job__detail muted">
        {[kindName, progressText, formatTime(createTime)].filter((part) => part !== '').join(' · ')}
      </small>
      {isRunning ? (
        <sl-progress-bar
          className="job__bar"
          value={Math.round(progress * 100)}
          indeterminate={progress === 0}
          label={t('jobs.progress')}
        />
      ) : null}
      {failureReason && status !== 'done' ? <small className="job__reason">{failureReason}</small> : null}
    </li>
  );
}

/** What goes on in the background: running, failed and done, the latest first. */
export function JobsDrawer() {
  const t = useT();
  const { jobs, problem } = useJobs();
  return (
    <sl-drawer
      className="jobs-drawer"
      open
      label={t('jobs.title')}
      onsl-after-hide={(event) => event.target === event.currentTarget && setJobsOpen(false)}
    >
      {problem === undefined ? null : (
        <p className="jobs-drawer__problem" role="alert">
          {t('crud.stale', { reason: problem })}
        </p>
      )}
      {jobs?.length === 0 ? <p className="muted">{t('jobs.empty')}</p> : null}
      {GROUPS.map(({ title, holds }) => {
        const shown = (jobs ?? []).filter(({ status }) => holds(status));
        if (shown.length === 0) return null;
        return (
          <section key={title}>
            <h3 className="jobs-drawer__head">
              {t(title)} <span className="muted">{shown.length}</span>
            </h3>
            <ul className="jobs-drawer__list">
              {shown.map((job) => (
                <JobLine key={job.id} job={job} />
              ))}
            </ul>
          </section>
        );
      })}
    </sl-drawer>
  );
}
