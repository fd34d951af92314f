import type { Text } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { KeyNames } from '../carry-setup.ts';
import { gaugeLook, regionsLook, shareRingLook, valuesLook, type AjLook } from './aj-looks.ts';

/** One widget of AJ-Report in ours. */
export interface AjWidget extends KeyNames {
  readonly type: string;
  /** Properties that make the nearest widget of ours look like theirs, where the document says nothing. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Our role by theirs, where it has another name. */
  readonly roles?: Readonly<Record<string, string>>;
  /** Roles of the keys that their static rows have. */
  readonly rows?: Readonly<Record<string, string>>;
  /** ms between two queries where the document does not say; theirs is 600 s. */
  readonly refreshMs?: number;
  /** What several of its properties make together, where a property of the very name does not say it. */
  readonly looks?: readonly AjLook[];
  /** What of it is different here. */
  readonly note?: Text;
}

const BORDERS = [
  'corners',
  'chamfer',
  'runner',
  'console',
  'rails',
  'circuit',
  'scope',
  'editorial',
  'titlebar',
  'glass',
  'wings',
  'hazard',
  'deco',
];
const DECORATIONS = [
  'header',
  'section',
  'plate',
  'divider',
  'ring',
  'radar',
  'equaliser',
  'matrix',
  'chevrons',
  'ruler',
  'wave',
  'honeycomb',
];

/** `dv-border-Box-1` and its like, by our names in the same order. */
function numbered(prefix: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name, at) => [`${prefix}${at + 1}`, name]));
}

const CATEGORY = { axis: 'xAxis', data: 'bar', bar: 'bar', line: 'line' };
const STACK = {
  roles: { yAxis: 'series' },
  rows: { axis: 'xAxis', name: 'series', data: 'bar', bar: 'bar', line: 'line' },
};
const NAMED = { rows: { name: 'name', value: 'value' } };
const PIE_MARGINS = { left: 'marginLeft', right: 'marginRight', top: 'marginTop', bottom: 'marginBottom' };
/** Their only value axis is our left one. */
const LEFT_AXIS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(declarations['bar-line-chart']!.fields)
    .filter((name) => name.endsWith('YLeft'))
    .map((name) => [name.replace(/Left$/, ''), name]),
);
const MAP_LOOK = {
  isShowMap: 'isShowName',
  fontSizeMap: 'fontSize',
  colorMap: 'fontColor',
  blockColor: 'areaColor',
  highlightColor: 'hoverColor',
  fontHighlightColor: 'hoverColor',
};
/** The map that theirs draw: one of ours that is not there is missed by its code, and no sample stands for it. */
const WHOLE_COUNTRY = { map: 'china' };
const CHOOSE_MAP: Text = {
  zh: '地图的区域数据不随文档迁移：请导入编码为 china 的地图，或在样式中另选一张',
  en: 'the regions of its map do not travel: import a map of the code china, or choose another in its style',
};
const SCALE: AjWidget = {
  type: 'progress-bar',
  roles: { text: 'value' },
  rows: { num: 'value', value: 'value' },
  rename: {
    maxScale: 'target',
    bar0Color: 'colorFrom',
    bar100Color: 'colorTo',
    inBarColor: 'trackColor',
    inBarWidth: 'barHeight',
  },
  // It writes the number itself.
  fixed: { reading: 'value', ticks: 5, isShowName: false },
};

/** The 46 widgets of the palette and the three beside it, by code. */
export const AJ_WIDGETS: Readonly<Record<string, AjWidget>> = {
  'widget-text': { type: 'text' },
  'widget-border': { type: 'border', values: { showtype: numbered('dv-border-Box-', BORDERS) } },
  'widget-decorate-flow-line': { type: 'flowing-line' },
  'widget-decoration': { type: 'decoration', values: { showtype: numbered('dv-decoration-', DECORATIONS) } },
  'widget-marquee': { type: 'marquee' },
  'widget-href': { type: 'hyperlink', rename: { linkAdress: 'linkAddress' } },
  'widget-time': { type: 'time' },
  'widget-image': { type: 'image', rename: { imageAdress: 'imageAddress' } },
  'widget-button': { type: 'button', ignore: ['isBorderRadius'], refreshMs: 30_000 },
  'widget-video': { type: 'video', rename: { videoAdress: 'videoAddress' } },
  'widget-videoMonitor': { type: 'video-wall', rows: { src: 'src', name: 'name' } },
  'widget-table': { type: 'table', rename: { scroll: 'stepRows' }, refreshMs: 30_000 },
  'widget-iframe': { type: 'iframe' },
  'widget-calendar': {
    type: 'calendar',
    rows: { date: 'date', data: 'data' },
    rename: { isButton: 'hasNavigation' },
    fixed: { weekStart: 'sunday' },
  },
  'widget-barchart': { type: 'bar-chart', rows: CATEGORY },
  'widget-gradient-color-barchart': {
    type: 'bar-chart',
    rows: CATEGORY,
    rename: { bar0color: 'footColor', bar100color: 'customColor', barStart: 'footColor', barEnd: 'customColor' },
  },
  'widget-linechart': { type: 'line-chart', rows: { axis: 'xAxis', data: 'line' } },
  'widget-barlinechart': { type: 'bar-line-chart', rows: CATEGORY },
  'widget-piechart': { type: 'pie-chart', ...NAMED, rename: PIE_MARGINS },
  'widget-funnel': {
    type: 'funnel-chart',
    ...NAMED,
    rename: { ...PIE_MARGINS, ending: 'sort', reversal: 'sort' },
    values: { sort: { true: 'ascending', false: 'descending' } },
  },
  'widget-gauge': {
    type: 'gauge-chart',
    looks: [gaugeLook],
    rows: { num: 'text', value: 'text' },
    rename: {
      maxValue: 'max',
      percentage: 'unit',
      tickShow: 'isShowTick',
      labelShow: 'isShowAxisLabel',
      detailColor: 'valueColor',
      detailFontSize: 'valueFontSize',
      detailFontWeight: 'valueFontWeight',
      detailFontStyle: 'valueFontStyle',
      detailFontFamily: 'valueFontFamily',
    },
    values: { unit: { true: '%', false: '' } },
  },
  widgetLineMap: {
    type: 'geo-map',
    rows: { source: 'source', target: 'target', value: 'value' },
    rename: { ...MAP_LOOK, lineColor: 'routeColor', lineWidth: 'routeWidth', symbolPeriod: 'flightSeconds' },
    fixed: { ...WHOLE_COUNTRY, isFill: false, isFlying: true },
    note: CHOOSE_MAP,
  },
  WidgetPieNightingaleRoseArea: {
    type: 'pie-chart',
    ...NAMED,
    rename: { ...PIE_MARGINS, nightingaleRoseType: 'roseType', nightingleRosetype: 'roseType' },
    fixed: { roseType: 'area' },
  },
  widgetPiePercentageChart: {
    type: 'progress-ring',
    looks: [shareRingLook],
    roles: { text: 'value' },
    rows: { num: 'value', value: 'value' },
    rename: {
      textNumColor: 'valueColor',
      textNumFontSize: 'fontSize',
      color0Start: 'colorFrom',
      color100End: 'colorTo',
      colorStart: 'colorFrom',
      colorEnd: 'colorTo',
      colorsurplus: 'trackColor',
    },
  },
  widgetAirBubbleMap: {
    type: 'geo-map',
    ...NAMED,
    rename: { ...MAP_LOOK, fontPieColor: 'markColor' },
    fixed: { ...WHOLE_COUNTRY, isFill: false, isBubble: true },
    note: CHOOSE_MAP,
  },
  widgetBarStackChart: { type: 'bar-chart', ...STACK, fixed: { stackStyle: 'upDown' } },
  widgetLineStackChart: {
    type: 'line-chart',
    roles: { yAxis: 'series', bar: 'line' },
    rows: { ...STACK.rows, data: 'line', bar: 'line' },
    fixed: { stackStyle: 'upDown' },
  },
  widgetBarCompareChart: {
    type: 'tornado-chart',
    roles: { yAxis: 'series', bar: 'left' },
    rows: { ...STACK.rows, data: 'left', bar: 'left' },
  },
  widgetLineCompareChart: {
    type: 'bar-line-chart',
    roles: { yAxis: 'series', bar: 'line' },
    rows: { ...STACK.rows, data: 'line', bar: 'line' },
    rename: LEFT_AXIS,
    fixed: { rightFrom: 2, isSplit: true },
  },
  widgetDecoratePieChart: {
    type: 'ring',
    rename: { lastRing0Color: 'mainColor', lastRing100Color: 'secondColor' },
    fixed: { showtype: 'compass', showValue: false },
  },
  widgetMoreBarLineChart: { type: 'bar-line-chart', rows: CATEGORY },
  widgetWordCloud: { type: 'word-cloud', ...NAMED, refreshMs: 60_000 },
  'widget-heatmap': {
    type: 'heat-map',
    rows: { axis: 'xAxis', yaxis: 'yAxis', num: 'series' },
    rename: {
      dataMin: 'scaleMin',
      dataMax: 'scaleMax',
      isShowLegend: 'isShowScale',
      legendColorList: 'scaleColor',
      lengedColorList: 'scaleColor',
    },
  },
  'widget-radar': {
    type: 'radar-chart',
    rename: { axisNamFontWeight: 'axisNameFontWeight', axisNamFontStyle: 'axisNameFontStyle' },
    rows: { name: 'name' },
  },
  widgetBarLineStackChart: { type: 'bar-line-chart', ...STACK, fixed: { stackStyle: 'upDown' } },
  'widget-scale-vertical': { ...SCALE, fixed: { ...SCALE.fixed, isUpright: true } },
  'widget-scale-horizontal': SCALE,
  'widget-scatter': { type: 'scatter-chart', rows: { axis: 'xAxis', data: 'scatter' } },
  'widget-select': {
    type: 'drop-down',
    rows: { label: 'label', value: 'value' },
    rename: { select_text: 'promptText', select_color: 'color', select_background: 'background' },
    values: { model: { '1': 'drop-down', '2': 'tabs' } },
  },
  'widget-form-time': { type: 'time-range', rename: { select_background: 'background' } },
  widgetBarDoubleYaxisChart: {
    type: 'bar-line-chart',
    rows: CATEGORY,
    fixed: { rightFrom: 2 },
  },
  widgetBarMap: {
    type: 'geo-map',
    rows: { name: 'name', longitude: 'longitude', latitude: 'latitude', value: 'value' },
    rename: { ...MAP_LOOK, barColor: 'markColor' },
    fixed: { ...WHOLE_COUNTRY, isFill: false, isColumn: true },
    note: CHOOSE_MAP,
  },
  widgetChinaMap: {
    type: 'geo-map',
    looks: [valuesLook, regionsLook],
    ...NAMED,
    rename: MAP_LOOK,
    fixed: { ...WHOLE_COUNTRY, isFill: true },
    note: CHOOSE_MAP,
  },
  // New installations have this map; a look at the import says when it is missing.
  widgetGlobalMap: {
    type: 'geo-map',
    looks: [valuesLook, regionsLook],
    ...NAMED,
    rename: MAP_LOOK,
    fixed: { isFill: true, map: 'world' },
  },
  widgetBarStackMoreShowChart: {
    type: 'bar-chart',
    ...STACK,
    fixed: { stackStyle: 'upDown' },
    note: { zh: '提示框里的两个附加值没有迁移', en: 'the two further values of its tooltip were left out' },
  },
  widgetBarLineSingleChart: { type: 'bar-line-chart', rows: CATEGORY, rename: LEFT_AXIS, fixed: { oneAxis: true } },
  'widget-slider': { type: 'picture-carousel' },
  'widget-universal': {
    type: 'custom-chart',
    note: { zh: '脚本不会迁移，请检查图表选项', en: 'scripts were left out; look at the option of the chart' },
  },
  'widget-input': { type: 'text-input' },
};
