import type { Language } from '@aj-report/contract';
import type { EChartsOption } from 'echarts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { fade } from '../../kit/colour.ts';
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

function axisDefaults({ theme, language }: ChartContext, own: JsonObject): JsonObject {
  const text = { color: theme.textMuted, fontFamily: theme.fontFamily };
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
  const text = { color: theme.text, fontFamily: theme.fontFamily };
  const muted = { color: theme.textMuted, fontFamily: theme.fontFamily };
  if (name.endsWith('Axis')) return axisDefaults(context, own);
  const looks: Partial<Record<Component, JsonObject>> = {
    title: { left: 16, top: 12, textStyle: { ...text, color: theme.title, fontSize: 18 }, subtextStyle: muted },
    legend: {
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
    grid: { outerBoundsMode: 'same', outerBoundsContain: 'all' },
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

function seriesDefaults({ theme }: ChartContext, own: JsonObject): JsonObject {
  const label = { color: theme.text, fontFamily: theme.fontFamily };
  if (own['type'] === 'sankey' || own['type'] === 'graph' || own['type'] === 'tree') return { label };
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
  grid: { left: 16, right: 20, top: 48, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'all' },
};

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
      withDefaults(own, name === 'series' ? seriesDefaults(context, own) : defaultsOf(name, own, context)),
    );
  }
  for (const [name, axes] of SYSTEMS) {
    const isMissing = (dressed[name] as readonly JsonObject[]).length === 0;
    if (isMissing && axes.some((axis) => option[axis] !== undefined)) dressed[name] = [SYSTEM_LOOKS[name] ?? {}];
  }
  const [tooltip = defaultsOf('tooltip', {}, context)] = dressed['tooltip'] as readonly JsonObject[];
  // Not a list: it is left out while no pointer has come near the chart.
  dressed['tooltip'] = { ...tooltip, renderMode: 'richText' };
  return dressed as EChartsOption;
}
