import type { Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { BOLD, textWidth } from '../../kit/labels/measure.ts';
import type { SingleValue } from '../../shapes/single-value.ts';
import type { countdown } from './countdown.widget.ts';

export type CountdownProps = Readonly<PropsOf<typeof countdown>>;
type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

export interface CountdownPart {
  readonly unit: Unit;
  readonly digits: string;
  readonly label: string;
}

export interface CountdownPicture {
  readonly caption: string;
  readonly parts: readonly CountdownPart[];
  /** Stands instead of the parts. */
  readonly text: string;
  readonly isOver: boolean;
}

const UNITS: readonly Unit[] = ['days', 'hours', 'minutes', 'seconds'];
const MS: Record<Unit, number> = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1000 };
const LABELS = {
  zh: { days: '天', hours: '时', minutes: '分', seconds: '秒' },
  en: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
} as const;
const WORDS = {
  newYear: { zh: '距新年还有', en: 'Until the New Year' },
  over: { zh: '已结束', en: 'Over' },
  unreadable: { zh: '无法识别的时间', en: 'Not a date' },
} as const;
const MOMENT = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?/;

/** The moment that a text tells, in ms since 1970 on the clock of the reader; undefined = it tells none. */
export function toMoment(text: string): number | undefined {
  const match = MOMENT.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const date = new Date(year, month - 1, day, hours, minutes, seconds);
  return date.getMonth() === month - 1 && date.getDate() === day ? date.getTime() : undefined;
}

/** The goal as written in the properties, else in the data, else the next New Year. */
export function goalOf({ goal }: CountdownProps, data: SingleValue, now: Date): string {
  const written = goal.trim() || String(data.value ?? '').trim();
  return written === '' ? `${now.getFullYear() + 1}-01-01` : written;
}

/** Units that are shown, the largest first. */
function unitsOf({ largestUnit, smallestUnit }: CountdownProps): readonly Unit[] {
  const first = UNITS.indexOf(largestUnit);
  return UNITS.slice(first, Math.max(first, UNITS.indexOf(smallestUnit)) + 1);
}

function toParts(props: CountdownProps, remainingMs: number, language: Language): CountdownPart[] {
  let restMs = remainingMs;
  return unitsOf(props).map((unit) => {
    const count = Math.floor(restMs / MS[unit]);
    restMs -= count * MS[unit];
    return { unit, digits: String(count).padStart(2, '0'), label: LABELS[language][unit] };
  });
}

/** What the countdown shows at that moment. */
export function toCountdownPicture(
  props: CountdownProps,
  data: SingleValue,
  now: Date,
  language: Language,
): CountdownPicture {
  const goal = goalOf(props, data, now);
  const isNewYear = props.goal.trim() === '' && (data.value ?? '') === '';
  const caption = props.caption || (isNewYear ? WORDS.newYear[language] : '');
  const moment = toMoment(goal);
  if (moment === undefined)
    return { caption, parts: [], text: `${WORDS.unreadable[language]}: ${goal}`, isOver: false };
  const wholeNowMs = Math.floor(now.getTime() / 1000) * 1000;
  const isOver = moment <= wholeNowMs;
  if (isOver && props.whenOver === 'text') {
    return { caption, parts: [], text: props.overText || WORDS.over[language], isOver };
  }
  const remainingMs = props.whenOver === 'zero' ? Math.max(0, moment - wholeNowMs) : Math.abs(moment - wholeNowMs);
  return { caption, parts: toParts(props, remainingMs, language), text: '', isOver };
}

/** In sizes of a digit: its width, what a part has besides, and the heights of the parts and of a caption above them. */
const EM = { digit: 0.56, part: 0.75, height: 2.1, caption: 0.62 };

/** px of a digit such that everything fits the box. */
export function toCountdownSize(
  props: CountdownProps,
  { parts, text, caption }: CountdownPicture,
  width: number,
  height: number,
): number {
  if (props.fontSize !== null) return props.fontSize;
  const partsEm = parts.reduce((sum, { digits }) => sum + digits.length * EM.digit + EM.part, 0);
  const widthEm = parts.length === 0 ? textWidth(text, BOLD) : partsEm;
  const heightEm = EM.height + (caption === '' ? 0 : EM.caption);
  return Math.max(8, Math.min((width - 8) / widthEm, (height - 8) / heightEm));
}
