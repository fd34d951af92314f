import { toCamel, toPascal, toWords } from './names.ts';
import type { NewFile } from './templates.ts';

/** The folder of a chart that draws bars over categories; it passes every check as it stands. */
export function chartFiles(name: string, zh = toWords(name)): NewFile[] {
  const folder = `packages/widgets/src/widgets/${name}`;
  const file = (ending: string, content: string): NewFile => ({ file: `${folder}/${name}.${ending}`, content });
  return [
    file('widget.ts', declaration(name, zh)),
    file('option.ts', option(name)),
    file('element.ts', element(name)),
    file('sample.ts', samples()),
    file('test.ts', test(name)),
    file('icon.svg', ICON),
  ];
}

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" fill="currentColor" viewBox="0 0 16 16">
  <path d="M2 9h3v5H2zM6.5 5h3v9h-3zM11 2h3v12h-3z" />
</svg>
`;

function declaration(name: string, zh: string): string {
  return `import { field, type ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { paletteFields } from '../../fields/colour.fields.ts';
import { itemConditionFields } from '../../fields/condition.fields.ts';
import { GROUPS } from '../../fields/field-groups.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { seriesSlot } from '../../fields/series.slot.ts';
import { timeAxisFields } from '../../fields/time-axis.fields.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { both } from '../../kit/both.ts';
import { defineWidget } from '../../kit/define-widget.ts';

export const ${toCamel(name)} = defineWidget({
  type: '${name}',
  category: 'chart',
  icon: '${name}',
  label: { zh: '${zh}', en: '${toWords(name)}' },
  summary: { zh: '用长短比较各类别', en: 'Compares categories by length' },
  size: { width: 480, height: 300 },
  shape: 'categorySeries',
  slots: {
    xAxis: {
      label: { zh: 'X 轴', en: 'X axis' },
      kind: 'dimension',
      hint: { zh: '类别，每行一个', en: 'Categories, one a row' },
      required: true,
    },
    bar: {
      label: { zh: '数值', en: 'Values' },
      kind: 'measure',
      hint: { zh: '数值，可选多个字段，每个字段一个系列', en: 'Numbers; every field is a series' },
      many: true,
      required: true,
    },
    series: seriesSlot,
  },
  fields: {
    ...layerFields,
    ...titleFields,
    barWidth: field.slider({
      label: { zh: '最大宽度', en: 'Maximum width' },
      group: GROUPS.bars,
      default: 24,
      min: 1,
      max: 200,
      unit: 'px',
      scales: 'mark',
    }),
    ...categoryAxisFields,
    ...timeAxisFields,
    ...valueAxisFields,
    ...legendFields,
    ...valueLabelFields('', true),
    ...tooltipFields('shadow'),
    ...marginFields,
    ...paletteFields,
    ...itemConditionFields,
  },
  events: { select: selectEvent },
  refreshMs: 60_000,
  sampleColumns: { region: both('地区', 'Region'), sales: both('销售额', 'Sales') },
  sampleRows: [
    { region: both('华北', 'North'), sales: 1000 },
    { region: both('华东', 'East'), sales: 3879 },
    { region: both('华南', 'South'), sales: 2379 },
    { region: both('西南', 'Southwest'), sales: 1620 },
  ],
  sampleMapping: [
    { role: 'xAxis', field: 'region' },
    { role: 'bar', field: 'sales' },
  ],
  upgrades: [],
});

export type ${toPascal(name)}Props = ValuesOf<typeof ${toCamel(name)}.fields>;
`;
}

function option(name: string): string {
  return `import type { BarSeriesOption, EChartsOption } from 'echarts';
import { toCartesian, toCartesianOption } from '../../fields/cartesian.option.ts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { mirrored, toValueLabel, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { reachOf, type CategorySeries } from '../../shapes/category-series.ts';
import type { ${toPascal(name)}Props } from './${name}.widget.ts';

type Item = NonNullable<BarSeriesOption['data']>[number];

/** A gap where there is no number; the label of a negative one stands below its bar. */
function toItem(value: number | null, label: ValueLabel): Item {
  if (value === null) return '-';
  return value < 0 ? { value, label: { position: mirrored(label.position) } } : value;
}

/** The ECharts option of the chart: pure, a plain object for every input, empty data included. */
export function to${toPascal(name)}Option(
  props: ${toPascal(name)}Props,
  data: CategorySeries,
  context: ChartContext,
): EChartsOption {
  const all = renameSeries(data.series, props.legendName);
  const values = all.flatMap((one) => one.data);
  const hasNegative = values.some((value) => value !== null && value < 0);
  const cartesian = toCartesian(props, context, {
    categories: data.categories,
    names: all.map(({ name }) => name),
    reach: reachOf(all, false),
    isHorizontal: false,
    hasNegative,
  });
  const slot = cartesian.plot.width / Math.max(values.length, 1);
  const label = toValueLabel(props, '', context, { isHorizontal: false, isInside: false, slot, values });
  const palette = toPalette(props, context.theme);
  return {
    ...toCartesianOption(props, context, cartesian, { below: label.show && hasNegative, above: label.show }),
    color: [...palette],
    series: all.map((one, at): BarSeriesOption => ({
      id: \`s\${at}\`,
      name: one.name,
      type: 'bar',
      barMaxWidth: props.barWidth,
      itemStyle: { color: colourAt(palette, at) },
      data: one.data.map((value) => toItem(value, label)),
      label,
      labelLayout: { hideOverlap: true },
      emphasis: { focus: 'series' },
      cursor: 'default',
    })),
  };
}
`;
}

function element(name: string): string {
  const pascal = toPascal(name);
  return `import { BarChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart-element.ts';
import { AXIS_PARTS } from '../../kit/echarts.ts';
import { registerElement } from '../../kit/register-element.ts';
import { to${pascal}Option } from './${name}.option.ts';
import { ${toCamel(name)} } from './${name}.widget.ts';

/** \`<aj-${name}>\` */
export class Aj${pascal} extends chartElement(${toCamel(name)}, to${pascal}Option, [...AXIS_PARTS, BarChart]) {}

registerElement('aj-${name}', Aj${pascal});
`;
}

function samples(): string {
  return `import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { month: both('月份', 'Month'), profit: both('净利润', 'Net profit'), number: both('序号', 'No') };

const PROFIT_MAPPING = [
  { role: 'xAxis', field: 'month' },
  { role: 'bar', field: 'profit' },
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: both('各大区销售额', 'Sales by region') } },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    columns: COLUMNS,
    rows: [
      { month: both('1月', 'Jan'), profit: 420 },
      { month: both('2月', 'Feb'), profit: -180 },
      { month: both('3月', 'Mar'), profit: null },
      { month: both('4月', 'Apr'), profit: 510 },
    ],
    mapping: PROFIT_MAPPING,
    setup: { text: both('净利润', 'Net profit') },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: [
      { region: both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'), sales: 52_300 },
      { region: both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'), sales: 48_120 },
      { region: both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'), sales: 45_870 },
    ],
    setup: {
      text: both(
        '园区订单量（含线上线下全部渠道，按下单地址统计）',
        'Orders by site (all channels, online and offline, by address of order)',
      ),
    },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ region: both('华东', 'East'), sales: 3879 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      number: String(i + 1),
      profit: Math.round(5000 + 3000 * Math.sin(i / 40)),
    })),
    mapping: [
      { role: 'xAxis', field: 'number' },
      { role: 'bar', field: 'profit' },
    ],
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
`;
}

function test(name: string): string {
  const [camel, pascal] = [toCamel(name), toPascal(name)];
  return `import type { BarSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { to${pascal}Option } from './${name}.option.ts';
import { samples } from './${name}.sample.ts';
import { ${camel} } from './${name}.widget.ts';

describe.each(['deep-blue', 'light'])('the ${name} in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(${camel}, to${pascal}Option, sample, theme);
    expectPicture(import.meta.url, \`\${sample.name}.\${name}\`, toPicture(option, width, height, plainBackground(theme)));
  });
});

function seriesOf(sales: readonly (number | null)[]): readonly BarSeriesOption[] {
  const rows = sales.map((value, i) => ({ region: \`r\${i}\`, sales: value }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows };
  return optionOfSample(${camel}, to${pascal}Option, sample, themeOf('deep-blue')).option.series as BarSeriesOption[];
}

describe('the values of the ${name}', () => {
  it('are drawn one a category; the label of a negative one stands below', () => {
    const [series] = seriesOf([3, -2, null]);
    expect(series?.data).toEqual([3, { value: -2, label: { position: 'bottom' } }, '-']);
  });
});
`;
}
