import { EffectScatterChart, ScatterChart } from 'echarts/charts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import type { Points } from '../../shapes/points.ts';
import { toPoints } from '../../shapes/points.ts';
import { toBubbleChartOption } from './bubble-chart.option.ts';
import { bubbleChart } from './bubble-chart.runtime.gen.ts';
import type { BubbleChartProps } from './bubble-chart.widget.ts';

const PARTS = [...AXIS_PARTS, ScatterChart, EffectScatterChart];

function toOption(props: BubbleChartProps, data: Points, context: ChartContext) {
  return toBubbleChartOption(props, data, context, context.isMoving !== true);
}

/** `<aj-bubble-chart>`: three numbers by place and size. */
export class AjBubbleChart extends chartElement(bubbleChart, toOption, PARTS, toPoints) {}

registerElement('aj-bubble-chart', AjBubbleChart);
