// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjPieChart as AjPieChartElement } from '../../widgets/pie-chart/pie-chart.element.ts';

/** Shows the shares of a whole, as a pie, a ring or a rose. */
export const AjPieChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-pie-chart',
  elementClass: AjPieChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
