// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjBarChart as AjBarChartElement } from '../../widgets/bar-chart/bar-chart.element.ts';

/** Compares categories by the length of bars, side by side, stacked or horizontal. */
export const AjBarChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-bar-chart',
  elementClass: AjBarChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
