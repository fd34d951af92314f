// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjWaterfallChart as AjWaterfallChartElement } from '../../widgets/waterfall-chart/waterfall-chart.element.ts';

/** Shows how a number grows and shrinks, step by step, to its end. */
export const AjWaterfallChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-waterfall-chart',
  elementClass: AjWaterfallChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
