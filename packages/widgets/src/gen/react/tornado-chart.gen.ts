// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTornadoChart as AjTornadoChartElement } from '../../widgets/tornado-chart/tornado-chart.element.ts';

/** Compares two numbers on both sides of their names. */
export const AjTornadoChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-tornado-chart',
  elementClass: AjTornadoChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
