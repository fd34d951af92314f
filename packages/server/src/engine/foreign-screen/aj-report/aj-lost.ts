import type { Text } from '@aj-report/contract';
import type { ScreenNote } from '../foreign-screen.types.ts';

/** A part of a widget as a reader sees it, and which of their properties belong to it. */
interface Aspect {
  readonly name: Text;
  readonly keys: RegExp;
}

/** The first whose pattern fits a property is what the property belongs to. */
const ASPECTS: readonly Aspect[] = [
  { name: { zh: '提示框', en: 'the tooltip' }, keys: /^(?:tooltip|tips?[A-Z])/ },
  { name: { zh: '图例', en: 'the legend' }, keys: /^(?:isShowLegend|legend|lenged|lateral|longitudinal|layoutFront)/ },
  { name: { zh: '标题', en: 'the title' }, keys: /title|^(?:text$|sub[Tt]ext|textAlign$|text(?:Color|Font))/i },
  { name: { zh: '边距', en: 'margins' }, keys: /^margin/ },
  {
    name: { zh: '刻度与指针', en: 'ticks and pointer' },
    keys: /scale|tick|^split(?!Number|Line[A-Z])|^label|dottedNum|^line(?:Number|Length|Distance)|pieWeight|clockwise/i,
  },
  { name: { zh: '坐标轴', en: 'axes' }, keys: /axis|split|[XY](?:Left|Right|Top|Bottom)?$|^reversal|^hide[XY]/i },
  { name: { zh: '点与连线', en: 'points and lines' }, keys: /symbol|point|source|target|^line/i },
  { name: { zh: '圆环', en: 'rings' }, keys: /ring|^(?:three|eight|dotted|pie|inner|outer)/i },
  { name: { zh: '日历的格子', en: 'cells of the calendar' }, keys: /^(?:header|week|day|today|selected)/ },
  {
    name: { zh: '数值标签', en: 'labels of values' },
    keys: /font|percent|numberValue|^isShow(?:Data|FontText|FontData|EmphasisLabel)?$|distance|textNum|textPer/i,
  },
  { name: { zh: '配色', en: 'colours' }, keys: /colou?r|shadow|opacity|border|background/i },
];

function aspectOf(key: string): Text | undefined {
  return ASPECTS.find(({ keys }) => keys.test(key))?.name;
}

/** Properties that no part of a widget is known for, which are named one by one. */
const NAMED_MAX = 12;

/** What of a widget looks otherwise here, one note for each part that a reader sees. */
export function lostNotes(widget: string, lost: readonly string[]): ScreenNote[] {
  const parts = new Set(lost.flatMap((key) => aspectOf(key) ?? []));
  const others = lost.filter((key) => aspectOf(key) === undefined);
  const notes: ScreenNote[] = [...parts].map(({ zh, en }) => ({
    widget,
    text: { zh: `部分未迁移：${zh}`, en: `partly left out: ${en}` },
  }));
  if (others.length === 0) return notes;
  const named = others.slice(0, NAMED_MAX).join(', ');
  const rest = others.length - NAMED_MAX;
  const text = {
    zh: `未迁移的属性：${named}${rest > 0 ? ` 等 ${others.length} 项` : ''}`,
    en: `properties left out: ${named}${rest > 0 ? ` and ${rest} more` : ''}`,
  };
  return [...notes, { widget, text }];
}
