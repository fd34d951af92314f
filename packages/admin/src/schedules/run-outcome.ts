import { isOpenJob, type ScheduleDelivery, type ScheduleRun, type Text } from '@aj-report/contract';
import type { CellTone } from '../crud/define-resource.ts';
import { RUN_STATE_LABELS, scheduleWord } from './schedule.words.ts';

/** What became of a run in a word. */
export interface RunOutcome {
  readonly tone: CellTone;
  readonly text: Text | string;
}

type Mailed = Pick<ScheduleRun, 'state' | 'deliveries'>;

const TONES: Readonly<Record<ScheduleRun['state'], CellTone>> = {
  waiting: 'accent',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
};

/** What became of a run and its mails: a report that was made and reached nobody is no success. */
export function outcomeOf({ state, deliveries }: Mailed): RunOutcome {
  const of = (wanted: ScheduleDelivery['state']) => deliveries.filter((delivery) => delivery.state === wanted);
  if (state !== 'done') return { tone: TONES[state], text: RUN_STATE_LABELS[state] };
  const failed = of('failed').length;
  if (failed > 0) return { tone: 'danger', text: scheduleWord('notDelivered', { count: failed }) };
  if (of('kept').length > 0) return { tone: 'warning', text: scheduleWord('notMailed') };
  const waiting = of('waiting');
  if (waiting.some(({ failure }) => failure !== null)) return { tone: 'warning', text: scheduleWord('refusedSoFar') };
  if (waiting.length > 0) return { tone: 'accent', text: scheduleWord('sending') };
  return { tone: TONES.done, text: RUN_STATE_LABELS.done };
}

/** Whether what became of a run changes soon: a mail that was refused waits for minutes and hours. */
export function isUnderWay({ state, deliveries }: Mailed): boolean {
  return isOpenJob(state) || deliveries.some((delivery) => delivery.state === 'waiting' && delivery.failure === null);
}

/** What became of one mail, with what the mail server said. */
export function deliveryText({ state, attempts, failure, sentTime, nextTime }: ScheduleDelivery): string {
  if (state === 'sent') return scheduleWord('deliverySent', { time: sentTime ?? '' });
  if (state === 'kept') return scheduleWord('deliveryKept');
  if (state === 'failed') return scheduleWord('deliveryFailed', { count: attempts, failure: failure ?? '' });
  if (failure === null) return scheduleWord('deliveryWaiting');
  return scheduleWord('deliveryRetried', { time: (nextTime ?? '').slice(0, 16), failure });
}

/** The deliveries that did not succeed, one a line, for a tooltip. */
export function troubleOf({ deliveries }: Pick<ScheduleRun, 'deliveries'>): string {
  return deliveries
    .filter(({ state, failure }) => state !== 'sent' && (state !== 'waiting' || failure !== null))
    .map((delivery) => `${delivery.recipient}: ${deliveryText(delivery)}`)
    .join('\n');
}
