// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjPictorialBarChart as AjPictorialBarChartElement } from '../../widgets/pictorial-bar-chart/pictorial-bar-chart.element.ts';

/** Bars made of pictures: peaks, cylinders, people and more. */
export const AjPictorialBarChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-pictorial-bar-chart',
  elementClass: AjPictorialBarChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
