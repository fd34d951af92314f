// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjCustomChart as AjCustomChartElement } from '../../widgets/custom-chart/custom-chart.element.ts';

/** Draws a chart from an option in JSON that names fields, for specialists. */
export const AjCustomChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-custom-chart',
  elementClass: AjCustomChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
