import type { Language } from '@aj-report/contract';
import type { CalendarComponentOption, CustomSeriesOption, EChartsOption } from 'echarts';
import { toColourScale } from '../../fields/colour-scale.option.ts';
import { toFace, type TextFace } from '../../fields/face.option.ts';
import { withoutDay } from '../../fields/left-out.option.ts';
import { toPlotBox, type PlotBox } from '../../fields/plot-box.option.ts';
import { toTile, type TileBox } from '../../fields/tile.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { hasRoomFor, sizeStepOf } from '../../kit/labels/size-step.ts';
import { toDayValues, type DayValues } from '../../shapes/day-values.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { CalendarHeatMapProps } from './calendar-heat-map.widget.ts';
import { datesOf, toMonths, toYears, weekdayOf, weeksOf, type Block } from './calendar-blocks.ts';

const MONTHS: Record<Language, readonly string[]> = {
  zh: Array.from({ length: 12 }, (_, i) => `${i + 1}月`),
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
/** From Sunday on. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  zh: ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
/** px between labels and tiles, and between two blocks */
const GAP = { label: 6, block: 12 };
/** A tile is at most this much wider than high, and higher than wide. */
const STRETCH = { wide: 2.4, high: 1.25 };
const WEEKS_A_MONTH = 4.3;
/** Of a font's size: what a day of the week needs. */
const LINE_HEIGHT = 1.3;
/** px of a tile below which lines between months would hide the days */
const MIN_LINED = 5;

interface Drawing {
  readonly props: CalendarHeatMapProps;
  readonly context: ChartContext;
  readonly blocks: readonly Block[];
  readonly face: TextFace;
  /** px from the edges to the tiles of the first block, from block to block, and of a tile */
  readonly left: number;
  readonly top: number;
  readonly pitch: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly hasLabels: boolean;
  readonly hasWeekdays: boolean;
}

function widestOf(names: readonly string[], fontSize: number): number {
  return Math.max(...names.map((name) => textWidth(name, fontSize)));
}

function toBlocks(props: CalendarHeatMapProps, { days }: DayValues): readonly Block[] {
  const dates = days.map(({ date }) => date);
  return props.calendarRange === 'years' ? toYears(dates, props.maxYears) : toMonths(dates);
}

/** Blocks below one another in the middle of the box, all with tiles of one size. */
function toDrawing(
  props: CalendarHeatMapProps,
  blocks: readonly Block[],
  box: PlotBox,
  context: ChartContext,
): Drawing {
  const face = toFace(props, 'calendar', '', context.theme, context.theme.textMuted);
  const hasLabels = hasRoomFor('labels', context);
  const hasWeekdays = props.isShowWeekday && sizeStepOf(context) === 'large';
  const weekdays = hasWeekdays ? widestOf(WEEKDAYS[context.language], face.fontSize) + GAP.label : 0;
  const years = props.isShowYear && props.calendarRange === 'years' ? face.fontSize + GAP.label * 2 : 0;
  const side = hasLabels ? weekdays + years : 0;
  const head = hasLabels && props.isShowMonth ? face.fontSize + GAP.label : 0;
  const weeks = Math.max(...blocks.map((block) => weeksOf(block, props.firstDay)), 1);
  const count = Math.max(blocks.length, 1);
  const across = Math.max(box.width - side, 1) / weeks;
  const down = Math.max((box.height - GAP.block * (count - 1)) / count - head, 1) / 7;
  const cell = { width: Math.min(across, down * STRETCH.wide), height: Math.min(down, across * STRETCH.high) };
  const pitch = head + cell.height * 7 + GAP.block;
  const left = box.left + side + (box.width - side - cell.width * weeks) / 2;
  const top = box.top + head + Math.max(box.height - pitch * count + GAP.block, 0) / 2;
  return { props, context, blocks, face, left, top, pitch, cell, hasLabels, hasWeekdays };
}

/** The labels and lines of a block; its tiles are drawn by the series. */
function toCalendar(drawing: Drawing, block: Block, at: number): CalendarComponentOption {
  const { props, context, face, left, top, pitch, cell, hasLabels, hasWeekdays } = drawing;
  const months = MONTHS[context.language];
  const room = cell.width * WEEKS_A_MONTH;
  const step = [1, 2, 3, 4, 6].find((every) => room * every >= widestOf(months, face.fontSize) + GAP.label) ?? 12;
  const everyDay = cell.height >= face.fontSize * LINE_HEIGHT ? 1 : 2;
  return {
    id: `block${at}`,
    left,
    top: top + at * pitch,
    cellSize: [cell.width, cell.height],
    range: [block.first, block.last],
    itemStyle: { color: 'transparent', borderWidth: 0 },
    splitLine: {
      show: props.isShowMonthLine && cell.width >= MIN_LINED,
      lineStyle: { color: props.monthLineColor || fade(context.theme.textMuted, 0.8), width: 1 },
    },
    dayLabel: {
      show: hasWeekdays && cell.height * 2 >= face.fontSize * LINE_HEIGHT,
      firstDay: props.firstDay,
      margin: GAP.label,
      nameMap: WEEKDAYS[context.language].map((name, i) => ((i + 7 - props.firstDay) % everyDay === 0 ? name : '')),
      ...face,
    },
    monthLabel: {
      show: props.isShowMonth && hasLabels,
      margin: GAP.label / 2,
      align: 'left',
      formatter: ({ M }: { readonly M: number }) => ((M - 1) % step === 0 ? (months[M - 1] ?? '') : ''),
      ...face,
    },
    yearLabel: {
      show: props.isShowYear && hasLabels && props.calendarRange === 'years',
      margin: widestOf(WEEKDAYS[context.language], face.fontSize) + GAP.label * 2,
      ...face,
    },
  } as CalendarComponentOption;
}

type RenderItem = NonNullable<CustomSeriesOption['renderItem']>;

function boxAt({ cell }: Drawing, api: Parameters<RenderItem>[1]): TileBox {
  const [x = 0, y = 0] = api.coord(api.value(0));
  return { x: x - cell.width / 2, y: y - cell.height / 2, ...cell };
}

function toDays(drawing: Drawing, { first, last }: Block, at: number, data: DayValues): CustomSeriesOption {
  const days = data.days.filter(({ date }) => date >= first && date <= last);
  return {
    id: `days${at}`,
    name: data.label,
    type: 'custom',
    coordinateSystem: 'calendar',
    calendarIndex: at,
    data: days.map(({ date, value, row }) => ({ value: [date, value], row, pickedName: date, pickedValue: value })),
    renderItem: (_, api) => {
      const look = { fill: String(api.visual('color')), outline: drawing.context.theme.title };
      return toTile(boxAt(drawing, api), look, drawing.props);
    },
    cursor: 'default',
  };
}

/** Tiles of the days without a number. */
function toEmptyDays(drawing: Drawing, block: Block, at: number, filled: ReadonlySet<string>): CustomSeriesOption {
  const fill = drawing.props.emptyColor || fade(drawing.context.theme.textMuted, 0.1);
  return {
    id: `gaps${at}`,
    type: 'custom',
    coordinateSystem: 'calendar',
    calendarIndex: at,
    silent: true,
    tooltip: { show: false },
    data: datesOf(block)
      .filter((date) => !filled.has(date))
      .map((date) => [date]),
    renderItem: (_, api) => toTile(boxAt(drawing, api), { fill }, drawing.props),
  };
}

function writeDay(date: string, { language }: ChartContext): string {
  const name = WEEKDAYS[language][weekdayOf(date)] ?? '';
  return language === 'zh' ? `${date}  周${name}` : `${date}  ${name}`;
}

/** The ECharts option of a calendar: pure, a plain object for every input, empty data included. */
export function toCalendarHeatMapOption(
  given: CalendarHeatMapProps,
  data: RolesData,
  context: ChartContext,
): EChartsOption {
  const values = toDayValues(data);
  const props = withoutDay(given, values.unread, context.language);
  const blocks = toBlocks(props, values);
  const room = { top: toPlotBox(props, context).box.top, dimension: 1, series: [...blocks.keys()] };
  const numbers = values.days.map(({ value }) => value);
  const scale = toColourScale(props, numbers, room, context);
  const { title, box } = toPlotBox(props, context, scale);
  const drawing = toDrawing(props, blocks, box, context);
  const filled = new Set(values.days.map(({ date }) => date));
  return {
    animation: false,
    title,
    visualMap: [scale.option],
    tooltip: {
      ...toItemTooltip(props, context, () => ''),
      formatter: (params) => {
        const day = Array.isArray(params) ? undefined : (params.data as { pickedName: string; pickedValue: number });
        if (!day) return '';
        const number = formatNumber(day.pickedValue, context.language);
        return `${writeDay(day.pickedName, context)}\n${values.label}  ${number}`;
      },
    },
    calendar: blocks.map((block, at) => toCalendar(drawing, block, at)),
    series: [
      ...blocks.map((block, at) => toDays(drawing, block, at, values)),
      ...blocks.map((block, at) => toEmptyDays(drawing, block, at, filled)),
    ],
  };
}
