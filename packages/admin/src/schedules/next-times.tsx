import { LIMITS, nextScheduleTimes } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { toApiError } from '../api/http.ts';
import { currentLanguage } from '../i18n/language.ts';
import { scheduleWord } from './schedule.words.ts';

interface NextTimesProps {
  readonly cron: string;
  readonly timeZone: string;
}

/** Times as the service answers them, or why there are none. */
type Found = { readonly times: readonly string[] } | { readonly problem: string };

function useNextTimes({ cron, timeZone }: NextTimesProps): Found | undefined {
  const [found, setFound] = useState<Found | undefined>();
  useEffect(() => {
    if (cron === '' || timeZone === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(nextScheduleTimes, { query: { cron, timeZone }, signal: abort.signal, showErrorDialog: false }).then(
        setFound,
        (error: unknown) => !abort.signal.aborted && setFound({ problem: toApiError(error).message }),
      );
    }, LIMITS.remoteSearchDelayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [cron, timeZone]);
  return found;
}

/** `2026-11-25 08:00:00` with the day of the week and without seconds. */
export function withWeekday(time: string): string {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`);
  const language = currentLanguage() === 'zh' ? 'zh-CN' : 'en-GB';
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(day);
  return `${time.slice(0, 16)} ${weekday}`;
}

/** When a schedule will run, before it is saved. */
export function NextTimes(props: NextTimesProps) {
  const found = useNextTimes(props);
  if (!found) return <p className="schedule-next muted" aria-busy="true" />;
  if ('problem' in found) {
    return (
      <p className="schedule-next schedule-next--problem" role="alert">
        {found.problem}
      </p>
    );
  }
  return (
    <p className="schedule-next" data-testid="next-times">
      <span className="muted">{scheduleWord('next')}</span>
      {found.times.slice(0, 3).map((time) => (
        <span key={time} className="schedule-next__time number">
          {withWeekday(time)}
        </span>
      ))}
    </p>
  );
}
