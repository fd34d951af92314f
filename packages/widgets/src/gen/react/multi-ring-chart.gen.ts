// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjMultiRingChart as AjMultiRingChartElement } from '../../widgets/multi-ring-chart/multi-ring-chart.element.ts';

/** Compares how much of several targets is reached as rings. */
export const AjMultiRingChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-multi-ring-chart',
  elementClass: AjMultiRingChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; percent: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
