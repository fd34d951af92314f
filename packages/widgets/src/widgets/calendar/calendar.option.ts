import type { Language } from '@aj-report/contract';
import { writeNumber } from '../../fields/number-format.option.ts';
import { inkOn, rampColour } from '../../kit/theme/colour.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { groundOf } from '../../kit/theme/ground.ts';
import type { Theme } from '../../kit/theme/theme.ts';
import { columnOf, type RolesData } from '../../shapes/roles.ts';
import type { calendar } from './calendar.widget.ts';
import { addMonths, toDate, toMonth, type Month, type WeekStart } from './month.ts';

export type CalendarProps = Readonly<PropsOf<typeof calendar>>;

/** What the data say of a day. */
export interface Mark {
  readonly value: number | null;
  readonly text: string;
  readonly kind: string;
  /** Empty = the colour of marks. */
  readonly color: string;
  readonly row: number;
}

function toNumber(cell: unknown): number | null {
  const value = typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : cell;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Marks by date (yyyy-MM-dd); of several rows of a day the last one counts, rows without a date are left out. */
export function toMarks(
  props: CalendarProps,
  data: RolesData,
  { palette }: Pick<Theme, 'palette'>,
  language: Language,
): ReadonlyMap<string, Mark> {
  const [dates, values, labels] = ['date', 'data', 'label'].map((role) => columnOf(data, role));
  const colors = props.kindColors.length > 0 ? props.kindColors : palette;
  const kinds: string[] = [];
  const marks = new Map<string, Mark>();
  for (let row = 0; row < data.rowCount; row++) {
    const date = toDate(String(dates?.cells[row] ?? ''));
    if (date === undefined) continue;
    const kind = String(labels?.cells[row] ?? '');
    if (kind !== '' && !kinds.includes(kind)) kinds.push(kind);
    const value = toNumber(values?.cells[row]);
    const color = kind === '' ? '' : (colors[kinds.indexOf(kind) % colors.length] ?? '');
    marks.set(date, {
      value,
      text: value === null ? '' : writeNumber(value, props, language),
      kind,
      color,
      row: row + 1,
    });
  }
  return marks;
}

/** Rows that name no day, and those of a day that has another row: a day shows its last one. */
export function countUnmarked({ rowCount }: RolesData, marks: ReadonlyMap<string, Mark>): number {
  return rowCount - marks.size;
}

/** The month that is shown: as set, else the latest one of the data, else that of today; `offset` months later. */
export function toShownMonth(set: string, marks: ReadonlyMap<string, Mark>, today: string, offset: number): Month {
  const latest = [...marks.keys()].reduce((best, date) => (date > best ? date : best), '');
  const month = toMonth(set) ?? toMonth(latest) ?? toMonth(today);
  return addMonths(month ?? { year: 1970, month: 1 }, offset);
}

export function toWeekStart(set: CalendarProps['weekStart'], language: Language): WeekStart {
  if (set === 'auto') return language === 'zh' ? 1 : 0;
  return set === 'monday' ? 1 : 0;
}

/** Share of the mark's colour in the coolest day, and what the hottest has beside it. */
const HEAT = { least: 0.12, span: 0.68 };

/** How much of the colour a day of that heat takes, and the ink that is read on what comes of it over the screen. */
export function toHeatPaint(
  paint: string,
  heat: number,
  theme: Theme,
): { readonly share: string; readonly ink: string } {
  const share = HEAT.least + HEAT.span * heat;
  return { share: `${Math.round(share * 100)}%`, ink: inkOn(rampColour([groundOf(theme), paint], share), 'small') };
}

/** How strong the heat of a value is, 0 … 1 between the least and the greatest of all. */
export function toHeat(value: number | null, marks: ReadonlyMap<string, Mark>): number {
  if (value === null) return 0;
  const values = [...marks.values()].flatMap((mark) => (mark.value === null ? [] : [mark.value]));
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return greatest === least ? 1 : (value - least) / (greatest - least);
}
