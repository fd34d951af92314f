import { RadarChart } from 'echarts/charts';
import { RadarComponent } from 'echarts/components';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toRadarData } from '../../shapes/radar.ts';
import { toRadarChartOption } from './radar-chart.option.ts';
import { radarChart } from './radar-chart.runtime.gen.ts';

/** `<aj-radar-chart>`: a few things compared by several indicators. */
export class AjRadarChart extends chartElement(
  radarChart,
  toRadarChartOption,
  [RadarChart, RadarComponent],
  toRadarData,
) {}

registerElement('aj-radar-chart', AjRadarChart);
