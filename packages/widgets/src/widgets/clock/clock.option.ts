import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { clock } from './clock.widget.ts';

export type ClockProps = Readonly<PropsOf<typeof clock>>;

export interface ClockMark {
  /** Degrees clockwise from twelve. */
  readonly angle: number;
  readonly isHour: boolean;
}

export interface ClockNumeral {
  readonly text: string;
  /** Place around the centre, in radii of the circle of numerals. */
  readonly x: number;
  readonly y: number;
}

/** Degrees clockwise from twelve; they grow without end, so that a hand never turns back at twelve. */
export interface ClockHands {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Seconds since 1970 on the clock of the place that is shown. */
function localSeconds({ utcOffset }: ClockProps, now: Date): number {
  const offsetMinutes = utcOffset === null ? -now.getTimezoneOffset() : utcOffset * 60;
  return Math.floor(now.getTime() / 1000) + offsetMinutes * 60;
}

export function toClockHands(props: ClockProps, now: Date): ClockHands {
  const seconds = localSeconds(props, now);
  // Minute and hour hand rest between the minutes: a clock with a quiet face.
  const minutes = Math.floor(seconds / 60);
  return { hours: minutes * 0.5, minutes: minutes * 6, seconds: seconds * 6 };
}

/** Time of day as `HH:mm`. */
export function toClockText(props: ClockProps, now: Date): string {
  return new Date(localSeconds(props, now) * 1000).toISOString().slice(11, 16);
}

export function toClockMarks({ isShowMinuteMarks }: ClockProps): readonly ClockMark[] {
  return Array.from({ length: 60 }, (_, i) => ({ angle: i * 6, isHour: i % 5 === 0 })).filter(
    ({ isHour }) => isHour || isShowMinuteMarks,
  );
}

export function toClockNumerals({ numerals }: ClockProps): readonly ClockNumeral[] {
  if (numerals === 'none') return [];
  return Array.from({ length: 12 }, (_, i) => i + 1)
    .filter((hour) => numerals === 'all' || hour % 3 === 0)
    .map((hour) => {
      const angle = (hour / 6) * Math.PI;
      return { text: String(hour), x: Math.sin(angle), y: -Math.cos(angle) };
    });
}
