import { defaultsOf, WEEKDAYS, type PlaylistDocument, type ReportListItem } from '@aj-report/contract';
import type { Values } from '../../crud/define-resource.ts';
import { makeId } from '../../designer/document/make-id.ts';
import { problemsOf, type Problems } from '../../form/form-problems.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { itemFields, itemsOf, type FormItem } from './playlist-fields.ts';
import { playlistWord } from './playlist.words.ts';

const NO_REPORT = { reportCode: '', reportName: '', revision: 0, pictureId: '', visible: true } as const;

function newItem(more: Partial<FormItem>): FormItem {
  const usual = { ...defaultsOf(itemFields), kind: 'message', page: '', ...NO_REPORT } as unknown as FormItem;
  return { ...usual, id: makeId(), ...more };
}

/** A new item with words of its own. */
export const messageItem = (): FormItem => newItem({ kind: 'message' });

/** A new item that shows a report. */
export function reportItem(report: ReportListItem): FormItem {
  const { reportCode, reportName, reportType, pictureId, publishedRevision: revision } = report;
  const kind = reportType === 'report_excel' ? 'excel' : 'screen';
  return newItem({ kind, reportCode, reportName, pictureId, revision });
}

/** How an item is called in the form. */
export function nameOfItem({ kind, text, reportName, visible }: FormItem): string {
  if (kind === 'message') return text.trim() === '' ? playlistWord('emptyText') : text;
  if (!visible) return playlistWord('hidden');
  return reportName;
}

function daysText(weekdays: readonly string[]): string {
  const language = currentLanguage();
  const days = WEEKDAYS.filter(({ day }) => weekdays.includes(String(day)));
  return days.map(({ label }) => label[language]).join(language === 'zh' ? '、' : ', ');
}

/** When and how an item is shown, in a few words; what is usual is not said. @param pageName of its page, where it has one */
export function factsOfItem(item: FormItem, pageName: string): readonly string[] {
  const { kind, from, to, weekdays, priority } = item;
  return [
    playlistWord(kind),
    pageName,
    from === '' || to === '' ? '' : `${from}–${to}`,
    weekdays.length > 0 && weekdays.length < WEEKDAYS.length ? daysText(weekdays) : '',
    priority === 0 ? '' : `${playlistWord('priority')} ${playlistWord(priority === 1 ? 'high' : 'urgent')}`,
  ].filter((one) => one !== '');
}

/** How long all items take together. */
export function lengthText(items: readonly FormItem[]): string {
  const seconds = items.reduce((sum, item) => sum + item.seconds, 0);
  if (seconds < 60) return playlistWord('secondsOf', { count: seconds });
  return playlistWord('minutesLong', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** The items with one of them elsewhere; a place outside is the nearest end. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const moved = items[from];
  if (moved === undefined || place === from) return items;
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

/** Message under a field of an item, by the field's name. */
export function problemsOfItem(item: FormItem): Problems {
  const values = { ...item, sheet: item.page } as unknown as Values;
  const found = problemsOf(itemFields, values, currentLanguage());
  const half = (item.from.trim() === '') !== (item.to.trim() === '');
  const isWordless = item.kind === 'message' && item.text.trim() === '';
  return {
    ...(half ? { [item.from.trim() === '' ? 'from' : 'to']: playlistWord('needsHours') } : {}),
    ...(isWordless ? { text: playlistWord('needsText') } : {}),
    ...found,
  };
}

/** What keeps the items from being saved: the first problem, with the place of its item. */
export function checkItems(values: Values): Problems {
  for (const [place, item] of itemsOf(values).entries()) {
    const [reason] = Object.values(problemsOfItem(item));
    if (reason !== undefined) return { items: playlistWord('itemWrong', { n: place + 1, reason }) };
  }
  return {};
}

/** What a preview plays: every item, whatever its hours. @param first id of the item with which it begins */
export function toPreview(values: Values, first: string): PlaylistDocument {
  const items = itemsOf(values);
  const start = Math.max(
    0,
    items.findIndex(({ id }) => id === first),
  );
  const always = { from: '', to: '', weekdays: [], priority: 0 as const };
  const shown = [...items.slice(start), ...items.slice(0, start)].map((item) => ({ ...item, ...always }));
  return {
    playlistCode: String(values['playlistCode'] ?? ''),
    playlistName: String(values['playlistName'] ?? ''),
    timeZone: 'UTC',
    enableFlag: 1,
    revision: 0,
    items: shown,
    notice: null,
    due: shown.map(({ id }) => id),
    time: new Date().toISOString(),
  };
}

export const KIND_ICONS = { screen: 'easel', excel: 'file-earmark-spreadsheet', message: 'type' } as const;
