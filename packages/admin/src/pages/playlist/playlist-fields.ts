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
} from '@aj-report/contract';
import type { Values } from '../../crud/define-resource.ts';
import { timeZones } from '../../schedules/schedule-fields.ts';
import { PLAYLIST_WORDS, SEVERITIES } from './playlist.words.ts';

const TIME_PATTERN = '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d)?$';
const timeMessage = { zh: '请写成 08:30 这样的时间', en: 'Write a time like 08:30' };

function reportsOf(reportType: 'report_screen' | 'report_excel') {
  const query = { reportType, pageNumber: 1, pageSize: LIMITS.pageSizeMax, sort: 'reportName', order: 'ASC' };
  return { url: '/report/pageList', query, option: 'reportCode', label: 'reportName' };
}

/** One item as the form has it: its report by kind, its weekdays as texts. */
const itemFields: Fields = {
  kind: field.choice({
    label: PLAYLIST_WORDS.kind,
    options: [
      { value: 'screen', label: PLAYLIST_WORDS.screen },
      { value: 'excel', label: PLAYLIST_WORDS.excel },
      { value: 'message', label: PLAYLIST_WORDS.message },
    ],
  }),
  screenCode: recordField.select({
    label: PLAYLIST_WORDS.screen,
    source: reportsOf('report_screen'),
    showIf: { field: 'kind', in: ['screen'] },
  }),
  excelCode: recordField.select({
    label: PLAYLIST_WORDS.excel,
    source: reportsOf('report_excel'),
    showIf: { field: 'kind', in: ['excel'] },
  }),
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
  page: field.text({
    label: PLAYLIST_WORDS.page,
    hint: { zh: '页面的 id；留空则各页依次显示', en: 'Id of the page; empty = its pages in turn' },
    maxLength: 64,
    showIf: { field: 'kind', in: ['screen'] },
  }),
  seconds: field.number({
    label: PLAYLIST_WORDS.seconds,
    default: 30,
    min: LIMITS.playlistSecondsMin,
    max: LIMITS.playlistSecondsMax,
    step: 1,
    unit: 's',
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
    pattern: TIME_PATTERN,
    message: timeMessage,
  }),
  weekdays: recordField.checks({
    label: PLAYLIST_WORDS.weekdays,
    hint: { zh: '都不选则每天', en: 'None = every day' },
    options: WEEKDAYS.map(({ day, label }) => ({ value: day, label })),
  }),
  transition: field.choice({
    label: PLAYLIST_WORDS.transition,
    options: [
      { value: 'fade', label: PLAYLIST_WORDS.fade },
      { value: 'slide', label: PLAYLIST_WORDS.slide },
      { value: 'none', label: PLAYLIST_WORDS.none },
    ],
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

/** The whole form of a playlist. */
export const formFields: Fields = {
  playlistName: playlistFields.playlistName,
  playlistCode: playlistFields.playlistCode,
  timeZone: recordField.select({ label: PLAYLIST_WORDS.zone, options: timeZones(), isRequired: true }),
  enableFlag: recordField.flag({ label: PLAYLIST_WORDS.enabled, default: 1 }),
  items: field.list({ label: PLAYLIST_WORDS.items, item: itemFields, maxItems: LIMITS.playlistItemsMax }),
};

interface FormItem extends Omit<PlaylistItem, 'weekdays'> {
  readonly screenCode: string;
  readonly excelCode: string;
  readonly weekdays: readonly string[];
}

/** A stored playlist as its form shows it. */
export function toForm(playlist: PlaylistRecord): Values {
  const items = playlist.items.map(({ weekdays, ...item }) => ({
    ...item,
    screenCode: item.kind === 'screen' ? item.reportCode : '',
    excelCode: item.kind === 'excel' ? item.reportCode : '',
    weekdays: weekdays.map(String),
  }));
  return { ...playlist, items };
}

function toItem(row: Readonly<Partial<FormItem>>, position: number): PlaylistItem {
  const { kind = 'screen', screenCode = '', excelCode = '', text = '', weekdays = [], page = '' } = row;
  return {
    // A new row has none; it only has to differ from the others.
    id: row.id ?? `n${position}-${Math.random().toString(36).slice(2, 10)}`,
    kind,
    reportCode: kind === 'screen' ? screenCode : kind === 'excel' ? excelCode : '',
    page: kind === 'screen' ? page : '',
    text: kind === 'message' ? text : '',
    severity: row.severity ?? 'info',
    seconds: row.seconds ?? 30,
    from: row.from ?? '',
    to: row.to ?? '',
    weekdays: weekdays.map((day) => Number(day) as PlaylistItem['weekdays'][number]).sort((a, b) => a - b),
    transition: row.transition ?? 'fade',
    priority: row.priority ?? 0,
  };
}

/** What of the form is sent. */
export function toBody(values: Values): Required<Omit<PlaylistChange, 'id' | 'revision'>> {
  const { playlistName, timeZone, enableFlag, items } = values as unknown as PlaylistRecord;
  const rows = items as unknown as readonly Partial<FormItem>[];
  return { playlistName, timeZone, enableFlag, items: rows.map(toItem) };
}
