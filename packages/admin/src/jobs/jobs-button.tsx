import { useEffect } from 'react';
import { useT } from '../i18n/i18n.ts';
import { useSession } from '../session/session-store.ts';
import { JobsDrawer } from './jobs-drawer.tsx';
import { runningCount, setJobsOpen, useJobs, watchJobs } from './jobs-store.ts';

/** Opens the drawer of background jobs and tells how many run. */
export function JobsButton() {
  const t = useT();
  const { jobs, isOpen } = useJobs();
  const running = runningCount(jobs);
  const isSignedIn = useSession(({ token }) => token !== null);
  useEffect(() => {
    if (isSignedIn) void watchJobs();
  }, [isSignedIn]);
  const label = running === 0 ? t('jobs.title') : t('jobs.titleRunning', { count: running });
  return (
    <span className="jobs-button">
      <sl-icon-button name="list-task" label={label} title={label} onClick={() => setJobsOpen(true)} />
      {running === 0 ? null : (
        <span className="jobs-button__count" aria-hidden="true">
          {running}
        </span>
      )}
      {isOpen ? <JobsDrawer /> : null}
    </span>
  );
}
