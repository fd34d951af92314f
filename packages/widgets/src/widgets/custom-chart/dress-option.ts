import type { Language } from '@aj-report/contract';
import type { EChartsOption } from 'echarts';
import { shareOf } from '../../kit/box/box-share.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade } from '../../kit/theme/colour.ts';
import { fitFont } from '../../kit/widget/fit-props.ts';
import { isObject, type Json, type JsonObject } from './check-option.ts';
import { COMPONENTS } from './option-rules.ts';
import { fitSmallBox, isSmall } from './small-option.ts';

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
      top: isSmall(context) ? 6 : 14,
      padding: 0,
      textStyle: {
        ...toText(context, theme.title, TITLE),
        fontWeight: 'normal',
        width: Math.max(context.width - 32, 10),
        overflow: 'truncate',
      },
      subtextStyle: muted,
    },
    legend: {
      show: !isSmall(context),
      type: 'scroll',
      itemWidth: 18,
      itemHeight: 10,
      itemGap: 16,
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

/** Places of labels beside what they name. */
const OUTSIDE: ReadonlySet<Json | undefined> = new Set(['top', 'right', 'bottom', 'left', 'outside']);

function seriesDefaults(context: ChartContext, own: JsonObject): JsonObject {
  const { theme } = context;
  const { color = theme.text, ...face } = toText(context, theme.text);
  if (own['type'] === 'sankey' || own['type'] === 'graph' || own['type'] === 'tree')
    return { label: { color, ...face } };
  const place = isObject(own['label']) ? own['label']['position'] : undefined;
  // Within a bar or sector the drawing library finds the ink that stands out from it.
  const label: JsonObject = OUTSIDE.has(place) ? { color, ...face } : { ...face };
  // Lines of a vast plot are drawn stronger.
  const share = shareOf(context);
  if (own['type'] === 'line' && share > 1) return { label, lineStyle: { width: 2 * share }, symbolSize: 6 * share };
  if (own['type'] === 'gauge') {
    const track = { lineStyle: { color: [[1, fade(theme.textMuted, 0.16)]] } };
    return {
      axisLine: track,
      axisLabel: { color: theme.textMuted },
      title: { color: theme.textMuted },
      detail: { color: theme.title },
    };
  }
  if (own['type'] !== 'treemap') return { label };
  return { label, breadcrumb: { show: false }, itemStyle: { borderColor: 'transparent' } };
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

function toList(value: Json | undefined): JsonObject[] {
  const list = Array.isArray(value) ? (value as readonly Json[]) : value === undefined ? [] : [value];
  return list.filter((item) => isObject(item));
}

/** A legend at the right of a title pages in half of the width, and the title keeps to the other half. */
function besideEachOther(title: JsonObject, legend: JsonObject, width: number): readonly [JsonObject, JsonObject] {
  const isAtRight = legend['right'] !== undefined && legend['left'] === undefined && legend['bottom'] === undefined;
  if (typeof title['left'] !== 'number' || !isAtRight || legend['orient'] === 'vertical' || legend['show'] === false)
    return [title, legend];
  const textStyle = { ...(isObject(title['textStyle']) ? title['textStyle'] : {}), width: width / 2 - title['left'] };
  return [
    { ...title, textStyle },
    { type: 'scroll', width: '50%', ...legend },
  ];
}

/** Every component as a list, also those that are not there, so that nothing of an earlier option stays behind. */
function dressParts(option: JsonObject, context: ChartContext): Record<Component, readonly JsonObject[]> {
  const dressed = {} as Record<Component, readonly JsonObject[]>;
  for (const name of COMPONENTS) {
    const look = (own: JsonObject) =>
      name === 'series' ? seriesDefaults(context, own) : defaultsOf(name, own, context);
    dressed[name] = toList(option[name]).map((own) => withDefaults(own, look(own)));
  }
  const [title, legend] = [dressed.title[0], dressed.legend[0]];
  if (title && legend) {
    const [own, beside] = besideEachOther(title, legend, context.width);
    dressed.title = dressed.title.with(0, own);
    dressed.legend = dressed.legend.with(0, beside);
  }
  for (const [name, axes] of SYSTEMS) {
    if (dressed[name].length === 0 && axes.some((axis) => option[axis] !== undefined))
      dressed[name] = [SYSTEM_LOOKS[name] ?? {}];
  }
  return dressed;
}

/** The option in the theme, with the tooltip on the canvas. */
export function dressOption(option: JsonObject, context: ChartContext): EChartsOption {
  const { theme } = context;
  const plain = dressParts(option, context);
  const parts = isSmall(context) ? fitSmallBox(plain) : plain;
  const [tooltip = defaultsOf('tooltip', {}, context)] = parts.tooltip;
  return {
    animation: false,
    darkMode: theme.dark,
    color: [...theme.palette],
    backgroundColor: 'transparent',
    ...option,
    textStyle: withDefaults(isObject(option['textStyle']) ? option['textStyle'] : {}, { fontFamily: theme.fontFamily }),
    ...parts,
    // Not a list: it is left out while no pointer has come near the chart.
    tooltip: { ...tooltip, renderMode: 'richText' },
  } as EChartsOption;
}
