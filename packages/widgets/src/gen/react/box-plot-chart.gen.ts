// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjBoxPlotChart as AjBoxPlotChartElement } from '../../widgets/box-plot-chart/box-plot-chart.element.ts';

/** Shows how the values of each category are spread, and those that lie far out. */
export const AjBoxPlotChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-box-plot-chart',
  elementClass: AjBoxPlotChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
