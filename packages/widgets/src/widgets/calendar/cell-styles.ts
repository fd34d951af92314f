import { safePaint } from '../../kit/text/safe-url.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { StyleValues } from '../../kit/template/styles.ts';
import type { calendar } from './calendar.widget.ts';

/** The colour of each part of the month that has one of its own. */
const PARTS = {
  headerBackground: '--head-ground',
  headerTextColor: '--head-ink',
  headerBtnBackground: '--way-ground',
  headerBtnTextColor: '--way-ink',
  weekBackground: '--week-ground',
  weekTextColor: '--week-ink',
  dayBackground: '--day-ground',
  dayTextColor: '--day-ink',
  todayBackground: '--today-ground',
  todayTextColor: '--today-ink',
  selectedBackground: '--chosen-ground',
  selectedTextColor: '--chosen-ink',
  borderColor: '--line',
} as const;

/** Colours as the style sheet takes them; a part without one keeps that of the theme. */
export function toCellStyles(props: Readonly<PropsOf<typeof calendar>>): StyleValues {
  const given = Object.entries(PARTS).map(([field, name]) => [name, safePaint(props[field as keyof typeof PARTS])]);
  return Object.fromEntries(given) as StyleValues;
}
