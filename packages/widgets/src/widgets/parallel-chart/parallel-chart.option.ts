import type { Cell } from '@aj-report/contract';
import type { EChartsOption, ParallelSeriesOption, TooltipComponentOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { joinRest } from '../../fields/few-series.option.ts';
import { toFace } from '../../fields/face.option.ts';
import { toFrame, type Frame } from '../../fields/frame.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade } from '../../kit/theme/colour.ts';
import { findCondition } from '../../kit/data/condition.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { toNumber } from '../../shapes/numbers.ts';
import { columnOf, type RolesData } from '../../shapes/roles.ts';
import type { ParallelChartProps } from './parallel-chart.widget.ts';

/** Rows up to which each has a colour and a legend entry of its own, where no field gives series. */
const FEW = 8;
/** px between name and axis */
const NAME_GAP = 12;
/** px beside the first and the last axis: for half a name, and for numbers right of the last one */
const SIDES = { least: 8, numbers: 34 };
/** Share of full ink that the plate under a number has. */
const PLATE = 0.8;

export interface ParallelAxis {
  readonly label: string;
  /** Distinct texts in order of appearance; null while the axis counts numbers. */
  readonly categories: readonly string[] | null;
  /** By row. */
  readonly values: readonly (number | string | null)[];
}

export interface ParallelGroup {
  readonly name: string;
  readonly rows: readonly number[];
}

const toText = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

/** An axis per column with the role `value`: of numbers where all cells that are not empty are numbers. */
export function toAxes({ roles }: RolesData): ParallelAxis[] {
  return (roles['value'] ?? []).map(({ label, cells }) => {
    const numbers = cells.map((cell) => toNumber(cell));
    const isNumeric = cells.every((cell, row) => cell === null || cell === '' || numbers[row] !== null);
    if (isNumeric) return { label, categories: null, values: numbers };
    const texts = cells.map((cell) => (toText(cell) === '' ? null : toText(cell)));
    return { label, categories: [...new Set(texts.filter((text) => text !== null))], values: texts };
  });
}

/** Rows by series; without a field for it few rows stand alone under their names, more are one. */
export function toGroups(data: RolesData): ParallelGroup[] {
  const series = columnOf(data, 'series');
  const names = columnOf(data, 'name');
  const groups = new Map<string, number[]>();
  for (let row = 0; row < data.rowCount; row++) {
    const own = !series && names && data.rowCount <= FEW ? toText(names.cells[row]) : '';
    const key = series ? toText(series.cells[row]) : own;
    const rows = groups.get(key) ?? [];
    rows.push(row);
    groups.set(key, rows);
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}

type ParallelAxisOption = Extract<NonNullable<EChartsOption['parallelAxis']>, readonly unknown[]>[number];

interface Drawing {
  /** px beside the first and the last axis */
  readonly left: number;
  readonly right: number;
  /** px between two axes */
  readonly step: number;
  readonly props: ParallelChartProps;
  readonly context: ChartContext;
  readonly axes: readonly ParallelAxis[];
  readonly names: readonly string[];
  readonly hasNumbers: boolean;
  /** Colour of a row by the rules, empty where it meets none. */
  readonly ruleColour: (row: number) => string;
}

/** Rules name the field whose cell they compare. */
function toRuleColour({ conditions }: ParallelChartProps, { roles }: RolesData): (row: number) => string {
  const rules = conditions.filter(({ color = '' }) => color !== '');
  const cells = new Map(Object.values(roles).flatMap((columns) => columns.map((one) => [one.key, one.cells] as const)));
  return (row) => findCondition(rules, ({ field = '' }) => cells.get(field)?.[row] ?? null)?.color ?? '';
}

function writeAt(axis: ParallelAxis, row: number, { context }: Drawing): string {
  const value = axis.values[row] ?? null;
  return typeof value === 'number' ? formatNumber(value, context.language) : (value ?? '-');
}

function toAxisOptions(drawing: Drawing): ParallelAxisOption[] {
  const { props, context, axes, step, hasNumbers } = drawing;
  const { theme, language } = context;
  const name = toFace(props, 'name', '', theme, theme.text);
  const isNumbered = props.isShowAxisLabel && hasNumbers;
  const reach = (axis: ParallelAxis) =>
    Math.max(0, ...axis.values.map((value) => (typeof value === 'number' ? Math.abs(value) : 0)));
  return axes.map((axis, dim) => {
    const option = {
      id: `axis${dim}`,
      dim,
      name: axis.label,
      nameTruncate: { maxWidth: step },
      nameLocation: 'end' as const,
      nameGap: NAME_GAP,
      nameTextStyle: name,
      ...(axis.categories
        ? { type: 'category' as const, data: [...axis.categories] }
        : { type: 'value' as const, scale: !props.isFromZero }),
      axisLine: { lineStyle: { color: theme.axisLine } },
      axisTick: { show: false },
      axisLabel: {
        show: isNumbered,
        ...toFace(props, 'tick', '', theme, theme.text),
        margin: 3,
        // Numbers stand on the lines: a plate hides what would strike them out.
        ...(isNumbered
          ? { backgroundColor: fade(theme.tooltipBackground, PLATE), padding: [1, 2], borderRadius: 2 }
          : {}),
        hideOverlap: true,
        ...(axis.categories ? { width: step * 0.6, overflow: 'truncate' as const } : {}),
        // The drawing library does not listen to `show` on parallel axes.
        formatter: (value: number | string) => {
          if (!isNumbered) return '';
          if (typeof value === 'number' && !axis.categories)
            return formatNumber(value, language, { short: reach(axis) >= 10_000 });
          return String(value);
        },
      },
      splitLine: { show: false },
      areaSelectStyle: {
        width: 16,
        borderWidth: 1,
        borderColor: theme.accent,
        color: fade(theme.accent, 0.35),
        opacity: 1,
      },
    };
    return option as ParallelAxisOption;
  });
}

/** Share of full ink: the more lines, the paler each. */
function opacityOf(props: ParallelChartProps, count: number): number {
  if (props.lineOpacity !== null) return props.lineOpacity / 100;
  return Math.min(Math.max(4.5 / Math.sqrt(Math.max(count, 1)), 0.06), 0.9);
}

/** A line that meets a rule is not pale among many. */
function markOf(color: string) {
  return color === '' ? {} : { itemStyle: { color }, lineStyle: { color, opacity: 0.95 } };
}

function toSeries(group: ParallelGroup, at: number, count: number, drawing: Drawing): ParallelSeriesOption {
  const { props, context, axes, names } = drawing;
  const colour = colourAt(toPalette(props, context.theme), at, group.name);
  return {
    id: `s${at}`,
    name: group.name,
    type: 'parallel',
    smooth: props.isSmooth,
    itemStyle: { color: colour },
    lineStyle: { color: colour, width: props.lineWidth, opacity: opacityOf(props, count) },
    inactiveOpacity: 0.04,
    activeOpacity: 1,
    emphasis: { lineStyle: { width: props.lineWidth + 1.5, opacity: 1 } },
    data: group.rows.map((row) => ({
      name: names[row] ?? '',
      value: axes.map(({ values }) => values[row] ?? '-'),
      row,
      ...markOf(drawing.ruleColour(row)),
    })),
    cursor: 'default',
  } as ParallelSeriesOption;
}

function toLineTooltip(drawing: Drawing): TooltipComponentOption {
  const { props, context, axes, names } = drawing;
  return {
    ...toItemTooltip(props, context, () => ''),
    formatter: (params) => {
      const one = Array.isArray(params) ? undefined : params;
      const row = (one?.data as { readonly row?: number } | undefined)?.row;
      if (row === undefined) return '';
      const lines = axes.map((axis) => `${axis.label}  ${writeAt(axis, row, drawing)}`);
      return [names[row] || one?.seriesName || '', ...lines].filter((line) => line !== '').join('\n');
    },
  };
}

/** Room beside the outer axes: half of the first and last name, and the numbers right of the last. */
function toSides(props: ParallelChartProps, axes: readonly ParallelAxis[], width: number, hasNumbers: boolean) {
  const half = (axis: ParallelAxis | undefined) =>
    Math.min(textWidth(axis?.label ?? '', props.nameFontSize) / 2, width * 0.12);
  const left = Math.max(half(axes[0]), SIDES.least);
  const right = Math.max(half(axes.at(-1)), props.isShowAxisLabel && hasNumbers ? SIDES.numbers : SIDES.least);
  return { left, right, step: Math.max(width - left - right, 1) / Math.max(axes.length - 1, 1) };
}

function toBox({ props, left, right }: Drawing, frame: Frame) {
  const head = props.nameFontSize + NAME_GAP;
  return {
    left: Number(frame.grid.left) + left,
    top: Number(frame.grid.top) + head,
    width: Math.max(frame.width - left - right, 1),
    height: Math.max(frame.height - head - 8, 1),
  };
}

/** The ECharts option of parallel coordinates: pure, a plain object for every input, empty data included. */
export function toParallelChartOption(
  props: ParallelChartProps,
  data: RolesData,
  context: ChartContext,
): EChartsOption {
  const groups = joinRest(toGroups(data), context.language, (rest, name) => ({
    name,
    rows: rest.flatMap(({ rows }) => rows),
  }));
  const axes = toAxes(data);
  const names = columnOf(data, 'name')?.cells.map((cell) => toText(cell)) ?? [];
  const shown = groups.map(({ name }) => name).filter((name) => name !== '');
  const frame = toFrame({ ...props, legendName: '' }, shown, context);
  const hasNumbers = hasRoomFor('labels', context);
  const drawing: Drawing = {
    props,
    context,
    axes,
    names,
    hasNumbers,
    ruleColour: toRuleColour(props, data),
    ...toSides(props, axes, frame.width, hasNumbers),
  };
  return {
    animation: false,
    color: [...toPalette(props, context.theme)],
    title: frame.title,
    legend: frame.legend,
    tooltip: toLineTooltip(drawing),
    parallel: [toBox(drawing, frame)],
    parallelAxis: toAxisOptions(drawing),
    series: axes.length === 0 ? [] : groups.map((group, at) => toSeries(group, at, data.rowCount, drawing)),
  };
}
