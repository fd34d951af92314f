import { pauseSchedule, runSchedule, type ScheduleRecord } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import type { ListContext } from '../../crud/define-resource.ts';
import { scheduleWord } from '../../schedules/schedule.words.ts';

type Context = Pick<ListContext<ScheduleRecord>, 'reload'>;

/** Holds a schedule back, or lets it go on. */
export async function pause({ id }: ScheduleRecord, paused: boolean, { reload }: Context): Promise<void> {
  await call(pauseSchedule, { body: { id, paused } }).then(
    () => toastSuccess(scheduleWord(paused ? 'pausedNow' : 'resumedNow')),
    () => undefined,
  );
  reload();
}

/** Has a schedule run now. */
export async function runNow({ id }: ScheduleRecord, { reload }: Context): Promise<void> {
  await call(runSchedule, { body: { id } }).then(
    () => toastSuccess(scheduleWord('begun')),
    () => undefined,
  );
  reload();
}
