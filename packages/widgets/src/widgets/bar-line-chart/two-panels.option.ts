import type { EChartsOption } from 'echarts';
import type { Frame } from '../../fields/frame.option.ts';

/** px between the two panels */
const GAP = 18;

type Part = Readonly<Record<string, unknown>>;

/** What counts on the right axis in a panel of its own, below the other one; both move over the same categories. */
export function toPanels(option: EChartsOption, { grid, height }: Frame): EChartsOption {
  const { top, bottom, ...sides } = grid as Part;
  const size = { height: Math.max((height - GAP) / 2, 1) };
  const [first, ...axes] = [option.xAxis].flat() as Part[];
  const [left, right] = [option.yAxis].flat() as Part[];
  const label = (first?.['axisLabel'] ?? {}) as Part;
  return {
    ...option,
    grid: [
      { ...sides, top, ...size },
      { ...sides, bottom, ...size },
    ],
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    xAxis: [
      { ...first, axisLabel: { ...label, show: false } },
      { ...first, id: 'categoriesBelow', gridIndex: 1 },
      ...axes,
    ],
    yAxis: [left, { ...right, gridIndex: 1, position: 'left' }],
    series: [option.series].flat().map((one) => {
      const isBelow = (one as { yAxisIndex?: number }).yAxisIndex === 1;
      return { ...one, xAxisIndex: isBelow ? 1 : 0 };
    }),
  } as EChartsOption;
}
