import { describeCron, type JobStatus, type ScheduleRecord } from '@aj-report/contract';
import type { CellTone } from '../../crud/define-resource.ts';
import { StateTag } from '../../crud/state-tag.tsx';
import { useText } from '../../i18n/i18n.ts';
import { withWeekday } from '../../schedules/next-times.tsx';
import { RUN_STATE_LABELS, scheduleWord } from '../../schedules/schedule.words.ts';

interface CellProps {
  readonly schedule: ScheduleRecord;
}

const TONES: Readonly<Record<JobStatus, CellTone>> = {
  waiting: 'accent',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
};

export function RunStateTag({ state }: { readonly state: JobStatus }) {
  const text = useText();
  return <StateTag tone={TONES[state]} text={text(RUN_STATE_LABELS[state])} />;
}

/** Two lines of a cell. */
function Lines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className="schedule-lines">
      <span className="ellipsis" title={first}>
        {first}
      </span>
      <span className="muted ellipsis" title={second}>
        {second}
      </span>
    </span>
  );
}

/** Its name over the report and the kind of file. */
export function ScheduleCell({ schedule, onOpen }: CellProps & { onOpen(): void }) {
  const { scheduleName, reportName, format } = schedule;
  const second = `${reportName} · ${format === 'pdf' ? 'PDF' : 'xlsx'}`;
  return (
    <span className="schedule-lines">
      <button type="button" className="text-button cell-name ellipsis" title={scheduleName} onClick={onOpen}>
        {scheduleName}
      </button>
      <span className="muted ellipsis" title={second}>
        {second}
      </span>
    </span>
  );
}

export function RhythmCell({ schedule: { cron, timeZone } }: CellProps) {
  const text = useText();
  return <Lines first={text(describeCron(cron))} second={timeZone} />;
}

export function NextCell({ schedule: { nextTime, paused } }: CellProps) {
  if (paused || nextTime === null) return <StateTag tone="warning" text={scheduleWord('paused')} />;
  return <span className="number">{withWeekday(nextTime)}</span>;
}

/** What became of the last run; why it failed is in the tooltip and in the history. */
export function LastCell({ schedule: { lastRun } }: CellProps) {
  if (!lastRun) return <span className="muted">{scheduleWord('never')}</span>;
  const { state, endTime, startTime, plannedTime, failureReason } = lastRun;
  const time = (endTime ?? startTime ?? plannedTime).slice(0, 16);
  return (
    <span className="schedule-last" title={failureReason ?? ''}>
      <RunStateTag state={state} />
      <span className="number muted">{time}</span>
    </span>
  );
}

export function RecipientsCell({ schedule: { recipients, keepFile, filesKept } }: CellProps) {
  const [first = scheduleWord('onlyKept')] = recipients;
  const more = recipients.length > 1 ? ` +${recipients.length - 1}` : '';
  const kept = scheduleWord('keptInFiles', { count: filesKept });
  return (
    <span className="schedule-recipients" title={[...recipients, ...(keepFile === 1 ? [kept] : [])].join('\n')}>
      <span className="ellipsis">{first}</span>
      {more === '' ? null : <span className="muted">{more}</span>}
      {keepFile === 1 && recipients.length > 0 ? <sl-icon name="folder" label={kept} /> : null}
    </span>
  );
}
