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
  return `import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { seriesSlot } from '../../fields/series.slot.ts';
import { timeAxisFields } from '../../kit/chart/time-axis.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { bothOfEach } from '../../kit/text/both.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { prop } from '../../kit/widget/prop.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';
import { slot } from '../../kit/widget/slot.ts';

export const ${toCamel(name)} = defineChart({
  type: '${name}',
  icon: '${name}',
  palette: { task: 'compare', place: 99, words: '' },
  label: { zh: '${zh}', en: '${toWords(name)}' },
  summary: { zh: '用长短比较各类别', en: 'Compares categories by length' },
  shape: 'categorySeries',
  slots: {
    xAxis: slot.dimension('X 轴', 'X axis', ['类别，每行一个', 'Categories, one a row'], { required: true }),
    bar: slot.measure('数值', 'Values', ['数值，可选多个字段，每个字段一个系列', 'Numbers; every field is a series'], {
      many: true,
      required: true,
    }),
    series: seriesSlot,
  },
  fields: {
    barWidth: prop.slider('最大宽度', 'Maximum width', {
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
  },
  tooltip: 'shadow',
  conditions: 'item',
  sample: sampleTable({
    region: column('xAxis', bothOfEach('华北, 华东, 华南, 西南', 'North, East, South, Southwest')),
    sales: column('bar', [1000, 3879, 2379, 1620]),
  }),
});

export type ${toPascal(name)}Props = PropsOf<typeof ${toCamel(name)}>;
`;
}

function option(name: string): string {
  return `import type { BarSeriesOption, EChartsOption } from 'echarts';
import { toCartesian, toCartesianOption } from '../../fields/cartesian.option.ts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { mirrored, toValueLabel, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
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
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { to${pascal}Option } from './${name}.option.ts';
import { ${toCamel(name)} } from './${name}.runtime.gen.ts';

/** \`<aj-${name}>\` */
export class Aj${pascal} extends chartElement(${toCamel(name)}, to${pascal}Option, [...AXIS_PARTS, BarChart]) {}

registerElement('aj-${name}', Aj${pascal});
`;
}

function samples(): string {
  return `import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { column, sample, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('各大区销售额', 'Sales by region') } }),
  sample('negative', '负值与空值', 'Negative and empty values', {
    ...sampleTable({
      month: column('xAxis', bothOfEach('1月, 2月, 3月, 4月', 'Jan, Feb, Mar, Apr')),
      netProfit: column('bar', [420, -180, null, 510]),
    }),
    setup: { text: both('净利润', 'Net profit') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
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
  }),
  sample('one-row', '一行', 'One row', { rows: [{ region: both('华东', 'East'), sales: 3879 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMN_NAMES,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      number: String(i + 1),
      netProfit: Math.round(5000 + 3000 * Math.sin(i / 40)),
    })),
    mapping: [
      { role: 'xAxis', field: 'number' },
      { role: 'bar', field: 'netProfit' },
    ],
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
`;
}

function test(name: string): string {
  const [camel, pascal] = [toCamel(name), toPascal(name)];
  return `import type { BarSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
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
