// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import type { WidgetPresets } from '../kit/widget/widget-preset.ts';
import { presets as barChart } from '../widgets/bar-chart/bar-chart.presets.ts';
import { presets as barLineChart } from '../widgets/bar-line-chart/bar-line-chart.presets.ts';
import { presets as bubbleChart } from '../widgets/bubble-chart/bubble-chart.presets.ts';
import { presets as funnelChart } from '../widgets/funnel-chart/funnel-chart.presets.ts';
import { presets as gaugeChart } from '../widgets/gauge-chart/gauge-chart.presets.ts';
import { presets as lineChart } from '../widgets/line-chart/line-chart.presets.ts';
import { presets as pictorialBarChart } from '../widgets/pictorial-bar-chart/pictorial-bar-chart.presets.ts';
import { presets as pieChart } from '../widgets/pie-chart/pie-chart.presets.ts';
import { presets as progressBar } from '../widgets/progress-bar/progress-bar.presets.ts';
import { presets as rankingList } from '../widgets/ranking-list/ranking-list.presets.ts';
import { presets as scatterChart } from '../widgets/scatter-chart/scatter-chart.presets.ts';

/** Presets by type of their widget. Nothing that a viewer loads imports them. */
export const presets: Readonly<Record<string, WidgetPresets>> = {
  'bar-chart': barChart,
  'bar-line-chart': barLineChart,
  'bubble-chart': bubbleChart,
  'funnel-chart': funnelChart,
  'gauge-chart': gaugeChart,
  'line-chart': lineChart,
  'pictorial-bar-chart': pictorialBarChart,
  'pie-chart': pieChart,
  'progress-bar': progressBar,
  'ranking-list': rankingList,
  'scatter-chart': scatterChart,
};
