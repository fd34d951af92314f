import {
  downloadJobFile,
  listScheduleRuns,
  type OutputOf,
  type ScheduleRecord,
  type ScheduleRun,
} from '@aj-report/contract';
import { useCallback, useEffect } from 'react';
import { call, download } from '../../api/call.ts';
import { FailedList } from '../../crud/failed-list.tsx';
import { Pagination } from '../../crud/pagination.tsx';
import { FIRST_QUERY, type ListQuery } from '../../crud/query-state.ts';
import { usePages } from '../../crud/use-pages.ts';
import { useT } from '../../i18n/i18n.ts';
import { deliveryText, isUnderWay } from '../../schedules/run-outcome.ts';
import { scheduleWord } from '../../schedules/schedule.words.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { BYTES, formatMeasure } from '../../crud/measure.ts';
import { RunStateTag } from './schedule-cells.tsx';
import '../../crud/record-drawer.css';

type Runs = OutputOf<typeof listScheduleRuns>;

const POLL_MS = 2_000;

/** Runs of a schedule, read again while one of them is under way. */
function useRuns(scheduleId: string) {
  const load = useCallback(
    ({ pageNumber, pageSize }: ListQuery, signal: AbortSignal) =>
      call(listScheduleRuns, { query: { scheduleId, pageNumber, pageSize }, signal, showErrorDialog: false }),
    [scheduleId],
  );
  const runs = usePages<Runs>(load, () => FIRST_QUERY);
  const { poll } = runs;
  const isOpen = runs.page?.records.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, poll]);
  return runs;
}

function timesOf({ startTime, endTime }: ScheduleRun): string {
  if (startTime === null) return '';
  const start = startTime.slice(11);
  return endTime === null
    ? scheduleWord('startedOnly', { start })
    : scheduleWord('started', { start, end: endTime.slice(11) });
}

/** The file of a run, where the reader may have it. */
function RunFile({ run }: { readonly run: ScheduleRun }) {
  const t = useT();
  const { id, fileName, fileSize, fileUrl, hasJobFile } = run;
  if (fileName === null) return null;
  const size = fileSize === null ? '' : formatMeasure(fileSize, BYTES);
  if (fileUrl === null && !hasJobFile) {
    return (
      <span className="muted ellipsis" title={scheduleWord('fileGone')}>
        {fileName}
      </span>
    );
  }
  return (
    <span className="schedule-run__file">
      {fileUrl === null ? (
        <button
          type="button"
          className="text-button ellipsis"
          title={t('jobs.download')}
          onClick={() => void download(downloadJobFile, { id }, fileName).catch(() => undefined)}
        >
          {fileName}
        </button>
      ) : (
        <a className="ellipsis" href={fileUrl} title={scheduleWord('inFiles')} download={fileName}>
          {fileName}
        </a>
      )}
      <span className="muted number">{size}</span>
    </span>
  );
}

/** What became of each mail of a run. */
function Deliveries({ run: { mails, deliveries } }: { readonly run: ScheduleRun }) {
  const forgotten = mails - deliveries.length;
  if (mails === 0) return null;
  return (
    <ul className="schedule-run__deliveries" data-testid="deliveries">
      {deliveries.map((delivery) => (
        <li key={delivery.recipient} data-state={delivery.failure === null ? delivery.state : 'refused'}>
          <span className="schedule-run__recipient">{delivery.recipient}</span>
          <span className="schedule-run__delivery">{deliveryText(delivery)}</span>
        </li>
      ))}
      {forgotten > 0 ? <li className="muted">{scheduleWord('mailsForgotten', { count: forgotten })}</li> : null}
    </ul>
  );
}

function Run({ run }: { readonly run: ScheduleRun }) {
  const { origin, plannedTime, state, attempts, failureReason, mails } = run;
  const time = plannedTime.slice(0, 16);
  const details = [
    timesOf(run),
    attempts > 1 ? scheduleWord('attempts', { count: attempts }) : '',
    mails > 0 ? scheduleWord('mails', { count: mails }) : '',
  ];
  return (
    <li className="schedule-run" data-state={state}>
      <RunStateTag run={run} />
      <span className="schedule-run__time number">
        {scheduleWord(origin === 'plan' ? 'byPlan' : 'byHand', { time })}
      </span>
      <RunFile run={run} />
      <small className="muted schedule-run__details">{details.filter((one) => one !== '').join(' · ')}</small>
      {failureReason !== null && state !== 'done' ? <p className="schedule-run__reason">{failureReason}</p> : null}
      <Deliveries run={run} />
    </li>
  );
}

interface RunsDrawerProps {
  readonly schedule: ScheduleRecord;
  onClose(): void;
}

/** Every run of a schedule: when it was planned, what became of it, and its file. */
export function RunsDrawer({ schedule, onClose }: RunsDrawerProps) {
  const runs = useRuns(schedule.id);
  const { page, query, change } = runs;
  return (
    <sl-drawer
      className="record-drawer schedule-drawer"
      open
      label={scheduleWord('historyOf', { name: schedule.scheduleName })}
      onsl-after-hide={(event) => event.target === event.currentTarget && onClose()}
    >
      {!page && runs.error !== undefined ? <FailedList list={runs} /> : null}
      {page?.total === 0 ? (
        <MessagePage icon="clock-history" title={scheduleWord('noRuns')} text={scheduleWord('noRunsText')} />
      ) : null}
      {page && page.total > 0 ? (
        <>
          <p className="muted schedule-drawer__zone">{schedule.timeZone}</p>
          <ul className="schedule-runs" data-testid="runs">
            {page.records.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </ul>
          <Pagination page={page} query={query} onChange={change} />
        </>
      ) : null}
    </sl-drawer>
  );
}
