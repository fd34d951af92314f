import {
  field,
  LIMITS,
  playlistFields,
  recordField,
  WEEKDAYS,
  type Fields,
  type PlaylistChange,
  type PlaylistItem,
  type PlaylistRecord,
  type PlaylistRecordItem,
} from '@aj-report/contract';
import type { Values } from '../../crud/define-resource.ts';
import { timeZones } from '../../schedules/schedule-fields.ts';
import { PLAYLIST_WORDS, SEVERITIES } from './playlist.words.ts';

const TIME_PATTERN = '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d)?$';
const timeMessage = { zh: '请写成 08:30 这样的时间', en: 'Write a time like 08:30' };

/** What is said of an item beside the report that it shows. */
export const itemFields: Fields = {
  text: field.textarea({
    label: PLAYLIST_WORDS.text,
    maxLength: LIMITS.playlistTextMax,
    showIf: { field: 'kind', in: ['message'] },
  }),
  severity: field.choice({
    label: PLAYLIST_WORDS.severity,
    options: SEVERITIES,
    showIf: { field: 'kind', in: ['message'] },
  }),
  page: field.choice({
    label: PLAYLIST_WORDS.page,
    options: [{ value: '', label: PLAYLIST_WORDS.allPages }],
    showIf: { field: 'kind', in: ['screen'] },
  }),
  sheet: field.choice({
    label: PLAYLIST_WORDS.sheet,
    options: [{ value: '', label: PLAYLIST_WORDS.allPages }],
    showIf: { field: 'kind', in: ['excel'] },
  }),
  seconds: field.number({
    label: PLAYLIST_WORDS.seconds,
    default: 30,
    min: LIMITS.playlistSecondsMin,
    max: LIMITS.playlistSecondsMax,
    step: 1,
    unit: 's',
  }),
  transition: field.choice({
    label: PLAYLIST_WORDS.transition,
    options: [
      { value: 'fade', label: PLAYLIST_WORDS.fade },
      { value: 'slide', label: PLAYLIST_WORDS.slide },
      { value: 'none', label: PLAYLIST_WORDS.none },
    ],
  }),
  from: field.text({
    label: PLAYLIST_WORDS.from,
    placeholder: { zh: '全天', en: 'All day' },
    pattern: TIME_PATTERN,
    message: timeMessage,
  }),
  to: field.text({
    label: PLAYLIST_WORDS.to,
    hint: { zh: '早于开始则到次日', en: 'Before its start = on the next day' },
    placeholder: { zh: '全天', en: 'All day' },
    pattern: TIME_PATTERN,
    message: timeMessage,
  }),
  weekdays: recordField.checks({
    label: PLAYLIST_WORDS.weekdays,
    hint: { zh: '都不选则每天', en: 'None = every day' },
    options: WEEKDAYS.map(({ day, label }) => ({ value: day, label })),
  }),
  priority: field.choice({
    label: PLAYLIST_WORDS.priority,
    hint: { zh: '只轮播同时到点各项中优先级最高的', en: 'Of what is due, only the highest takes turns' },
    options: [
      { value: 0, label: PLAYLIST_WORDS.normal },
      { value: 1, label: PLAYLIST_WORDS.high },
      { value: 2, label: PLAYLIST_WORDS.urgent },
    ],
  }),
};

/** Fields of a playlist; its items stand below them. */
export const formFields: Fields = {
  playlistName: playlistFields.playlistName,
  playlistCode: playlistFields.playlistCode,
  timeZone: recordField.select({ label: PLAYLIST_WORDS.zone, options: timeZones(), isRequired: true }),
  enableFlag: recordField.flag({ label: PLAYLIST_WORDS.enabled, default: 1 }),
};

/** One item as the form has it: its weekdays are texts. */
export interface FormItem extends Omit<PlaylistRecordItem, 'weekdays'> {
  readonly weekdays: readonly string[];
}

/** The items of a form. */
export function itemsOf(values: Values): readonly FormItem[] {
  return (values['items'] ?? []) as readonly FormItem[];
}

/** A stored playlist as its form has it. */
export function toForm(playlist: PlaylistRecord): Values {
  const items = playlist.items.map(({ weekdays, ...item }): FormItem => ({ ...item, weekdays: weekdays.map(String) }));
  return { ...playlist, items };
}

function toItem({ weekdays, ...row }: FormItem): PlaylistItem {
  const { id, kind, reportCode, page, text, severity, seconds, from, to, transition, priority } = row;
  const days = weekdays.map((day) => Number(day) as PlaylistItem['weekdays'][number]).sort((a, b) => a - b);
  const hours = { from: from.trim(), to: to.trim(), weekdays: days };
  return { id, kind, reportCode, page, text, severity, seconds, ...hours, transition, priority };
}

/** What of the form is sent. */
export function toBody(values: Values): Required<Omit<PlaylistChange, 'id' | 'revision'>> {
  const { playlistName, timeZone, enableFlag } = values as unknown as PlaylistRecord;
  return { playlistName, timeZone, enableFlag, items: itemsOf(values).map(toItem) };
}
