import type { Cell, Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { findCondition } from '../../kit/data/condition.ts';
import { formatCell } from '../../kit/text/format-cell.ts';
import type { Theme } from '../../kit/theme/theme.ts';
import { columnOf, type RoleColumn, type RolesData } from '../../shapes/roles.ts';
import type { scrollingList } from './scrolling-list.widget.ts';

export type ScrollingListProps = Readonly<PropsOf<typeof scrollingList>>;

export interface ListRow {
  readonly text: string;
  readonly tag: string;
  readonly tagColor: string;
  readonly time: string;
  /** Colour by the rules, empty where none is met. */
  readonly color: string;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?/;
/** px of the box for which the sizes below are meant. */
const DESIGN = { width: 480, height: 264 };
const MIN_ROW_PX = 22;

function writeTime(cell: Cell, format: ScrollingListProps['timeFormat']): string {
  const text = cell === null ? '' : String(cell);
  const [, date = '', time = ''] = MOMENT.exec(text) ?? [];
  if (format === 'full' || date === '') return text;
  if (format === 'date') return date;
  if (format === 'time') return time;
  return `${date.slice(5)} ${time}`.trim();
}

/** Columns of the three parts; those of a table that nobody mapped are its first texts. */
function columnsOf(data: RolesData): Record<'text' | 'tag' | 'time', RoleColumn | undefined> {
  const text = columnOf(data, 'text');
  if (text) return { text, tag: columnOf(data, 'label'), time: columnOf(data, 'display1') };
  const plain = [...(data.roles['name'] ?? []), ...(data.roles['value'] ?? [])];
  return { text: plain[0], tag: undefined, time: plain[1] };
}

/** The rows as they are read, at most as many as the limit says. */
export function toListRows(
  props: ScrollingListProps,
  data: RolesData,
  theme: Pick<Theme, 'palette'>,
  language: Language,
): readonly ListRow[] {
  const { text, tag, time } = columnsOf(data);
  const colors = props.tagColors.length > 0 ? props.tagColors : theme.palette;
  const known: string[] = [];
  const write = (column: RoleColumn | undefined, row: number): string =>
    column
      ? formatCell(column.cells[row] ?? null, column.type, { format: 'auto', decimals: null, suffix: '' }, language)
      : '';
  return Array.from({ length: Math.min(data.rowCount, Math.round(props.limit)) }, (_, row) => {
    const tagText = write(tag, row);
    if (!known.includes(tagText)) known.push(tagText);
    const parts = {
      text: write(text, row),
      tag: tagText,
      time: time ? writeTime(time.cells[row] ?? null, props.timeFormat) : '',
    };
    return {
      ...parts,
      tagColor: colors[known.indexOf(tagText) % colors.length] ?? '',
      color: findCondition(props.conditions, ({ subject = 'text' }) => parts[subject])?.color ?? '',
    };
  });
}

export interface ListSizes {
  /** px */
  readonly row: number;
  readonly font: number;
  /** Too narrow for title and time side by side. */
  readonly isNarrow: boolean;
}

export function toListSizes(props: ScrollingListProps, width: number, height: number): ListSizes {
  const scale = Math.min(width / DESIGN.width, height / DESIGN.height);
  const row = props.rowHeight ?? Math.max(MIN_ROW_PX, Math.round(44 * scale));
  const font = props.fontSize ?? Math.max(10, Math.min(row * 0.36, 16 * Math.max(1, scale)));
  return { row, font, isNarrow: width < font * 24 };
}
