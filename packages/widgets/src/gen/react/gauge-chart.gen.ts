// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjGaugeChart as AjGaugeChartElement } from '../../widgets/gauge-chart/gauge-chart.element.ts';

/** Shows one number on a scale, in colours that tell how good it is. */
export const AjGaugeChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-gauge-chart',
  elementClass: AjGaugeChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
