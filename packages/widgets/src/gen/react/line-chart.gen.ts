// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjLineChart as AjLineChartElement } from '../../widgets/line-chart/line-chart.element.ts';

/** Shows how numbers develop, as lines or areas. */
export const AjLineChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-line-chart',
  elementClass: AjLineChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
