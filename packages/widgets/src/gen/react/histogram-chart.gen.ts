// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjHistogramChart as AjHistogramChartElement } from '../../widgets/histogram-chart/histogram-chart.element.ts';

/** Counts the values of a column in bins to show how they are spread. */
export const AjHistogramChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-histogram-chart',
  elementClass: AjHistogramChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
