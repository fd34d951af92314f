// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjBarLineChart as AjBarLineChartElement } from '../../widgets/bar-line-chart/bar-line-chart.element.ts';

/** Amounts as bars and rates as lines, over two axes of numbers. */
export const AjBarLineChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-bar-line-chart',
  elementClass: AjBarLineChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
