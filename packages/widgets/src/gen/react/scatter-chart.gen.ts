// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjScatterChart as AjScatterChartElement } from '../../widgets/scatter-chart/scatter-chart.element.ts';

/** Shows how two numbers relate, and a third one as the size of bubbles. */
export const AjScatterChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-scatter-chart',
  elementClass: AjScatterChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
