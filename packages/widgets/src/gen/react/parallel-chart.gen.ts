// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjParallelChart as AjParallelChartElement } from '../../widgets/parallel-chart/parallel-chart.element.ts';

/** Compares rows over many measures on axes side by side, which can be brushed. */
export const AjParallelChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-parallel-chart',
  elementClass: AjParallelChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
