// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjRadarChart as AjRadarChartElement } from '../../widgets/radar-chart/radar-chart.element.ts';

/** Compares a few things by several indicators. */
export const AjRadarChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-radar-chart',
  elementClass: AjRadarChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
