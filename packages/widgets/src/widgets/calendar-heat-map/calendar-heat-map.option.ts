import type { Language } from '@aj-report/contract';
import type { CustomSeriesOption, CustomSeriesRenderItemReturn, EChartsOption } from 'echarts';
import { toColourScale } from '../../fields/colour-scale.option.ts';
import { toFace, type TextFace } from '../../fields/face.option.ts';
import { toPlotBox, type PlotBox } from '../../fields/plot-box.option.ts';
import { toTile } from '../../fields/tile.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { fade } from '../../kit/colour.ts';
import { formatNumber } from '../../kit/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { toDayValues, type DayValue, type DayValues } from '../../shapes/day-values.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { CalendarHeatMapProps } from './calendar-heat-map.widget.ts';
import {
  cellOf,
  dateOf,
  dayNumber,
  monthLine,
  monthsOf,
  placeBlocks,
  placeYears,
  toMonths,
  weekdayOf,
  type PlacedBlock,
} from './calendar-layout.ts';

const MONTHS: Record<Language, readonly string[]> = {
  zh: Array.from({ length: 12 }, (_, i) => `${i + 1}月`),
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
/** From Sunday on. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  zh: ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
/** px between labels and tiles */
const GAP = 6;
/** em between a year and the days of the week, more than between letters */
const YEAR_GAP = 0.6;

/** px of a tile below which lines between months would hide the days */
const LINED = 5;

interface Drawing {
  readonly props: CalendarHeatMapProps;
  readonly context: ChartContext;
  readonly face: TextFace;
  readonly blocks: readonly PlacedBlock[];
  readonly labels: { readonly year: boolean; readonly month: boolean; readonly weekday: boolean };
}

function widestOf(names: readonly string[], size: number): number {
  return Math.max(...names.map((name) => textWidth(name, size))) + GAP;
}

/** px that the labels take beside and above the tiles */
function toRoom(labels: Drawing['labels'], face: TextFace, language: Language) {
  const weekdays = labels.weekday ? widestOf(WEEKDAYS[language], face.fontSize) : 0;
  const years = labels.year ? textWidth('2025', face.fontSize * 1.2) + GAP + face.fontSize * YEAR_GAP : 0;
  return { left: years + weekdays, top: labels.month ? face.fontSize + GAP : 0 };
}

function toDrawing(
  props: CalendarHeatMapProps,
  days: readonly DayValue[],
  box: PlotBox,
  context: ChartContext,
): Drawing {
  const face = toFace(props, 'calendar', '', context.theme, context.theme.textMuted);
  const dates = days.map(({ date }) => date);
  const isYears = props.calendarRange === 'years';
  const hasLabels = hasRoomFor('labels', context);
  const place = (labels: Drawing['labels']): Drawing => {
    const room = toRoom(labels, face, context.language);
    const blocks = isYears
      ? placeYears(dates, props.maxYears, box, room, props.firstDay)
      : placeBlocks(toMonths(dates), box, room, props.firstDay);
    return { props, context, face, labels, blocks };
  };
  const labels = {
    year: props.isShowYear && hasLabels && isYears,
    month: props.isShowMonth && hasLabels,
    weekday: props.isShowWeekday && hasLabels,
  };
  const wanted = place(labels);
  const isTight = labels.weekday && (wanted.blocks[0]?.cell.height ?? 0) * 2 < face.fontSize * 1.1;
  return isTight ? place({ ...labels, weekday: false }) : wanted;
}

interface Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'right';
  readonly baseline: 'middle' | 'bottom';
  readonly size: number;
  readonly rotation?: number;
}

/** Names of the months over a block; every second or third where all would meet. */
function toMonthMarks({ props, context, face }: Drawing, block: PlacedBlock): Mark[] {
  const names = MONTHS[context.language];
  const widest = widestOf(names, face.fontSize);
  const step = [1, 2, 3, 4, 6, 12].find((every) => block.cell.width * 4.3 * every >= widest) ?? 12;
  return monthsOf(block).flatMap(({ month, day }): Mark[] => {
    if (month % step !== 0 && day !== block.first) return [];
    const isWithin = weekdayOf(day, props.firstDay) > 0 && day > block.first;
    const x = cellOf(block, day, props.firstDay).x + (isWithin ? block.cell.width : 0);
    return [{ text: names[month] ?? '', x, y: block.top - 4, align: 'left', baseline: 'bottom', size: face.fontSize }];
  });
}

function toBlockMarks(drawing: Drawing, block: PlacedBlock): Mark[] {
  const { props, context, face, labels } = drawing;
  const { left, top, cell } = block;
  const names = WEEKDAYS[context.language];
  const every = cell.height >= face.fontSize * 1.1 ? 1 : 2;
  const weekdays = Array.from({ length: 7 }, (_, i) => i).filter((i) => i % every === 0 && labels.weekday);
  const widest = labels.weekday ? widestOf(names, face.fontSize) : 0;
  const side = { align: 'right' as const, baseline: 'middle' as const };
  const end = left - GAP - (labels.weekday ? widest + face.fontSize * YEAR_GAP : 0);
  return [
    ...(labels.month ? toMonthMarks(drawing, block) : []),
    ...weekdays.map((i) => ({
      text: names[(i + props.firstDay) % 7] ?? '',
      x: left - GAP,
      y: top + (i + 0.5) * cell.height,
      size: face.fontSize,
      ...side,
    })),
    ...(labels.year && block.name !== ''
      ? [{ text: block.name, x: end, y: top + cell.height * 3.5, size: face.fontSize * 1.2, ...side }]
      : []),
  ];
}

function toText(mark: Mark, face: TextFace): CustomSeriesRenderItemReturn {
  const font = `${face.fontStyle} ${face.fontWeight} ${mark.size}px ${face.fontFamily}`;
  const { text, align, baseline: verticalAlign } = mark;
  return { type: 'text', x: mark.x, y: mark.y, style: { text, fill: face.color, font, align, verticalAlign } };
}

const PLAIN = { type: 'custom', coordinateSystem: 'none', silent: true, tooltip: { show: false } } as const;

function toLabels(drawing: Drawing): CustomSeriesOption {
  const marks = drawing.blocks.flatMap((block) => toBlockMarks(drawing, block));
  return {
    ...PLAIN,
    id: 'labels',
    data: marks.map((_, i) => [i]),
    renderItem: (params) => {
      const mark = marks[params.dataIndex];
      return mark ? toText(mark, drawing.face) : null;
    },
  };
}

function toMonthLines({ props, context, blocks }: Drawing): CustomSeriesOption {
  const isReadable = (blocks[0]?.cell.width ?? 0) >= LINED;
  const lines =
    props.isShowMonthLine && isReadable
      ? blocks.flatMap((block) =>
          monthsOf(block)
            .filter(({ day }) => day > block.first)
            .map(({ day }) => monthLine(block, day, props.firstDay)),
        )
      : [];
  const stroke = props.monthLineColor || fade(context.theme.textMuted, 0.8);
  return {
    ...PLAIN,
    id: 'months',
    data: lines.map((_, i) => [i]),
    renderItem: (params) => ({
      type: 'polyline',
      shape: { points: lines[params.dataIndex] ?? [] },
      style: { stroke, lineWidth: 1, fill: 'none' },
    }),
  };
}

/** Tiles of the days without a number. */
function toEmptyDays({ props, context, blocks }: Drawing, filled: ReadonlySet<string>): CustomSeriesOption {
  const cells = blocks.flatMap((block) =>
    Array.from({ length: block.last - block.first + 1 }, (_, i) => block.first + i)
      .filter((day) => !filled.has(dateOf(day)))
      .map((day) => cellOf(block, day, props.firstDay)),
  );
  const fill = props.emptyColor || fade(context.theme.textMuted, 0.1);
  return {
    ...PLAIN,
    id: 'gaps',
    data: cells.map((_, i) => [i]),
    renderItem: (params) => {
      const cell = cells[params.dataIndex];
      return cell ? toTile(cell, { fill }, props) : null;
    },
  };
}

function toDays(
  { props, context, blocks }: Drawing,
  data: DayValues,
): { series: CustomSeriesOption; days: DayValue[] } {
  const placed = data.days.flatMap((day) => {
    const number = dayNumber(day.date);
    const block = blocks.find(({ first, last }) => number >= first && number <= last);
    return block ? [{ day, cell: cellOf(block, number, props.firstDay) }] : [];
  });
  const series: CustomSeriesOption = {
    id: 'days',
    name: data.label,
    type: 'custom',
    coordinateSystem: 'none',
    data: placed.map(({ day }, i) => ({
      value: [i, day.value],
      row: day.row,
      pickedName: day.date,
      pickedValue: day.value,
    })),
    renderItem: (params, api) => {
      const cell = placed[params.dataIndex]?.cell;
      return cell ? toTile(cell, { fill: String(api.visual('color')), outline: context.theme.title }, props) : null;
    },
    cursor: 'default',
  };
  return { series, days: placed.map(({ day }) => day) };
}

function writeDay(date: string, { language }: ChartContext): string {
  const day = new Date(dayNumber(date) * 86_400_000).getUTCDay();
  const name = WEEKDAYS[language][day] ?? '';
  return language === 'zh' ? `${date}  周${name}` : `${date}  ${name}`;
}

/** The ECharts option of a calendar: pure, a plain object for every input, empty data included. */
export function toCalendarHeatMapOption(
  props: CalendarHeatMapProps,
  data: RolesData,
  context: ChartContext,
): EChartsOption {
  const values = toDayValues(data);
  const room = { top: toPlotBox(props, context).box.top, dimension: 1, series: [0] };
  const scale = toColourScale(
    props,
    values.days.map(({ value }) => value),
    room,
    context,
  );
  const { title, box } = toPlotBox(props, context, scale);
  const drawing = toDrawing(props, values.days, box, context);
  const { series, days } = toDays(drawing, values);
  return {
    animation: false,
    title,
    visualMap: [scale.option],
    tooltip: {
      ...toItemTooltip(props, context, () => ''),
      formatter: (params) => {
        const day = Array.isArray(params) ? undefined : days[params.dataIndex];
        if (!day) return '';
        return `${writeDay(day.date, context)}\n${values.label}  ${formatNumber(day.value, context.language)}`;
      },
    },
    series: [
      series,
      toEmptyDays(drawing, new Set(days.map(({ date }) => date))),
      toMonthLines(drawing),
      toLabels(drawing),
    ],
  };
}
