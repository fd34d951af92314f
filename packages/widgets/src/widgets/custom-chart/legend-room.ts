import type { BoxSize } from '../../kit/box-share.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { isObject, type Json, type JsonObject } from './check-option.ts';

/** px of an entry beside its name: its icon and the gaps around it */
const ENTRY = 42;
/** px between title and legend */
const GAP = 24;
/** px in which a legend can page; with less it makes way */
const LEAST = 140;

function sizeOf(one: JsonObject, style: string): number {
  const look = one[style];
  const size = isObject(look) ? look['fontSize'] : undefined;
  return typeof size === 'number' ? size : 12;
}

/** What a legend lists of a series: the names of its parts where it has such, else its own. */
function namesOf({ type, name, data }: JsonObject): readonly unknown[] {
  const items = Array.isArray(data) ? (data as readonly Json[]) : [];
  if (type === 'themeRiver') return [...new Set(items.map((item) => (Array.isArray(item) ? item[2] : '')))];
  if (type === 'pie' || type === 'funnel') return items.map((item) => (isObject(item) ? item['name'] : ''));
  return [name];
}

/** Whether title and legend share the top, the one from the left and the other from the right. */
function share(title: JsonObject, legend: JsonObject): boolean {
  const isAtRight = legend['right'] !== undefined && legend['left'] === undefined && legend['bottom'] === undefined;
  return typeof title['left'] === 'number' && isAtRight && legend['orient'] !== 'vertical';
}

/** The legends of an option; one that would meet the title pages in the room beside it, or is left out. */
export function toLegends(
  legends: readonly JsonObject[],
  titles: readonly JsonObject[],
  series: readonly JsonObject[],
  { width }: BoxSize,
): readonly JsonObject[] {
  const [title] = titles;
  const [legend] = legends;
  if (!title || !legend || legends.length > 1 || !share(title, legend)) return legends;
  const taken = Number(title['left']) + textWidth(String(title['text'] ?? ''), sizeOf(title, 'textStyle')) + GAP;
  const size = sizeOf(legend, 'textStyle');
  const names = series.flatMap(namesOf);
  const wanted = names.reduce<number>((sum, name) => sum + textWidth(String(name ?? ''), size) + ENTRY, 0);
  const room = width - taken - (typeof legend['right'] === 'number' ? legend['right'] : 0);
  if (wanted <= room) return legends;
  return [room < LEAST ? { ...legend, show: false } : { ...legend, type: 'scroll', width: room }];
}
