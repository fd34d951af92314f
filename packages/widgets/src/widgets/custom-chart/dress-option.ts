import type { Language } from '@aj-report/contract';
import type { EChartsOption } from 'echarts';
import { shareOf } from '../../kit/box-share.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { fade } from '../../kit/colour.ts';
import { fitFont } from '../../kit/fit-props.ts';
import { isObject, type Json, type JsonObject } from './check-option.ts';
import { COMPONENTS } from './option-rules.ts';

type Component = (typeof COMPONENTS)[number];

/** `own` with what it does not set from `plain`. */
function withDefaults(own: JsonObject, plain: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...plain, ...own };
  for (const [key, value] of Object.entries(own)) {
    const beneath = plain[key];
    if (isObject(value) && isObject(beneath)) merged[key] = withDefaults(value, beneath);
  }
  return merged;
}

const MONTHS: Record<Language, readonly string[]> = {
  zh: Array.from({ length: 12 }, (_, i) => `${i + 1}月`),
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
const WEEKDAYS: Record<Language, readonly string[]> = {
  zh: ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
/** Dates on axes of time, which the drawing library would write in one language only. */
const TIMES: Record<Language, JsonObject> = {
  zh: {
    year: '{yyyy}年',
    month: '{M}月',
    day: '{M}月{d}日',
    hour: '{HH}:{mm}',
    minute: '{HH}:{mm}',
    second: '{HH}:{mm}:{ss}',
  },
  en: {
    year: '{yyyy}',
    month: '{MMM}',
    day: '{MMM} {d}',
    hour: '{HH}:{mm}',
    minute: '{HH}:{mm}',
    second: '{HH}:{mm}:{ss}',
  },
};

const BOUNDS = { outerBoundsMode: 'same', outerBoundsContain: 'all' };
/** px of the letters that the drawing library would take, and of titles */
const FONT = 12;
const TITLE = 18;
/** px of a box below which what explains a drawing leaves its room to it */
const SMALL = { width: 260, height: 150 };

function isSmall({ width, height }: ChartContext): boolean {
  return width < SMALL.width || height < SMALL.height;
}

/** Letters as they suit the box. */
function toText(context: ChartContext, color: string, size = FONT): JsonObject {
  return { color, fontFamily: context.theme.fontFamily, fontSize: fitFont(size, shareOf(context)) };
}

function axisDefaults(context: ChartContext, own: JsonObject): JsonObject {
  const { theme, language } = context;
  const text = toText(context, theme.textMuted);
  return {
    nameTextStyle: text,
    axisLine: { lineStyle: { color: theme.axisLine } },
    axisTick: { show: false },
    axisLabel: { ...text, hideOverlap: true, ...(own['type'] === 'time' ? { formatter: TIMES[language] } : {}) },
    splitLine: { lineStyle: { color: theme.splitLine } },
    splitArea: { show: false },
  };
}

/** Look of each component in the theme, for what the option does not set. */
function defaultsOf(name: Component, own: JsonObject, context: ChartContext): JsonObject {
  const { theme, language } = context;
  const muted = toText(context, theme.textMuted);
  if (name.endsWith('Axis')) return axisDefaults(context, own);
  const looks: Partial<Record<Component, JsonObject>> = {
    title: {
      left: isSmall(context) ? 6 : 16,
      top: isSmall(context) ? 6 : 12,
      textStyle: {
        ...toText(context, theme.title, TITLE),
        width: Math.max(context.width - 32, 10),
        overflow: 'truncate',
      },
      subtextStyle: muted,
    },
    legend: {
      show: !isSmall(context),
      type: 'scroll',
      textStyle: muted,
      inactiveColor: theme.splitLine,
      pageTextStyle: muted,
      pageIconColor: theme.textMuted,
    },
    tooltip: {
      confine: true,
      backgroundColor: theme.tooltipBackground,
      borderColor: theme.border,
      textStyle: { color: theme.tooltipText, fontSize: 13 },
      transitionDuration: 0,
    },
    grid: BOUNDS,
    visualMap: { textStyle: muted, inRange: { color: [...theme.sequential] } },
    calendar: {
      itemStyle: { color: fade(theme.textMuted, 0.08), borderColor: theme.splitLine },
      splitLine: { lineStyle: { color: theme.axisLine } },
      dayLabel: { ...muted, nameMap: [...WEEKDAYS[language]] },
      monthLabel: { ...muted, nameMap: [...MONTHS[language]] },
      yearLabel: muted,
    },
    radar: {
      axisName: muted,
      axisLine: { lineStyle: { color: theme.splitLine } },
      splitLine: { lineStyle: { color: theme.splitLine } },
      splitArea: { show: false },
    },
    dataZoom: { textStyle: muted, borderColor: theme.border, fillerColor: fade(theme.accent, 0.2) },
  };
  return looks[name] ?? {};
}

function seriesDefaults(context: ChartContext, own: JsonObject): JsonObject {
  const { theme } = context;
  const label = toText(context, theme.text);
  if (own['type'] === 'sankey' || own['type'] === 'graph' || own['type'] === 'tree') return { label };
  // Lines of a vast plot are drawn stronger.
  const share = shareOf(context);
  if (own['type'] === 'line' && share > 1) return { lineStyle: { width: 2 * share }, symbolSize: 6 * share };
  if (own['type'] === 'gauge') {
    const track = { lineStyle: { color: [[1, fade(theme.textMuted, 0.16)]] } };
    return {
      axisLine: track,
      axisLabel: { color: theme.textMuted },
      title: { color: theme.textMuted },
      detail: { color: theme.title },
    };
  }
  return own['type'] === 'treemap' ? { breadcrumb: { show: false }, itemStyle: { borderColor: 'transparent' } } : {};
}

/** Systems of coordinates that come with their axes. */
const SYSTEMS: readonly (readonly [Component, readonly Component[]])[] = [
  ['grid', ['xAxis', 'yAxis']],
  ['polar', ['angleAxis', 'radiusAxis']],
  ['parallel', ['parallelAxis']],
];

const SYSTEM_LOOKS: Partial<Record<Component, JsonObject>> = {
  grid: { left: 16, right: 20, top: 48, bottom: 12, ...BOUNDS },
};
const SMALL_GRID = { left: 6, right: 10, top: 30, bottom: 6 };

/** In a small box names of axes leave their room to the plot. */
function leaveRoom(name: Component, own: JsonObject, context: ChartContext): JsonObject {
  if (!isSmall(context)) return own;
  return name.endsWith('Axis') ? { ...own, name: '' } : own;
}

function toList(value: Json | undefined): JsonObject[] {
  const list = Array.isArray(value) ? (value as readonly Json[]) : value === undefined ? [] : [value];
  return list.filter((item) => isObject(item));
}

/**
 * The option in the theme, with the tooltip on the canvas. Every component is a list, also those that are not there, so
 * that nothing of an earlier option stays behind.
 */
export function dressOption(option: JsonObject, context: ChartContext): EChartsOption {
  const { theme } = context;
  const dressed: Record<string, unknown> = {
    animation: false,
    darkMode: theme.dark,
    color: [...theme.palette],
    backgroundColor: 'transparent',
    ...option,
    textStyle: withDefaults(isObject(option['textStyle']) ? option['textStyle'] : {}, { fontFamily: theme.fontFamily }),
  };
  for (const name of COMPONENTS) {
    dressed[name] = toList(option[name]).map((own) =>
      leaveRoom(
        name,
        withDefaults(own, name === 'series' ? seriesDefaults(context, own) : defaultsOf(name, own, context)),
        context,
      ),
    );
  }
  for (const [name, axes] of SYSTEMS) {
    const isMissing = (dressed[name] as readonly JsonObject[]).length === 0;
    if (isMissing && axes.some((axis) => option[axis] !== undefined)) dressed[name] = [SYSTEM_LOOKS[name] ?? {}];
  }
  const grids = dressed['grid'] as readonly JsonObject[];
  // Several plots stand where their option puts them.
  if (isSmall(context) && grids.length === 1) dressed['grid'] = [{ ...grids[0], ...SMALL_GRID }];
  const [tooltip = defaultsOf('tooltip', {}, context)] = dressed['tooltip'] as readonly JsonObject[];
  // Not a list: it is left out while no pointer has come near the chart.
  dressed['tooltip'] = { ...tooltip, renderMode: 'richText' };
  return dressed as EChartsOption;
}
