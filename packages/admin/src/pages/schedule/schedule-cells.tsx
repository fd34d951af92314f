import { describeCron, type ScheduleRecord, type ScheduleRun } from '@aj-report/contract';
import { StateTag } from '../../crud/state-tag.tsx';
import { useText } from '../../i18n/i18n.ts';
import { withWeekday } from '../../schedules/next-times.tsx';
import { outcomeOf, troubleOf } from '../../schedules/run-outcome.ts';
import { scheduleWord } from '../../schedules/schedule.words.ts';

interface CellProps {
  readonly schedule: ScheduleRecord;
}

export function RunStateTag({ run }: { readonly run: ScheduleRun }) {
  const toWords = useText();
  const { tone, text } = outcomeOf(run);
  return <StateTag tone={tone} text={typeof text === 'string' ? text : toWords(text)} />;
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

/** What became of the last run and its mails; why it failed is in the tooltip and in the history. */
export function LastCell({ schedule: { lastRun } }: CellProps) {
  if (!lastRun) return <span className="muted">{scheduleWord('never')}</span>;
  const { endTime, startTime, plannedTime, failureReason } = lastRun;
  const time = (endTime ?? startTime ?? plannedTime).slice(0, 16);
  return (
    <span className="schedule-last" title={failureReason ?? troubleOf(lastRun)}>
      <RunStateTag run={lastRun} />
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
