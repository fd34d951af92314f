// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjLollipopChart as AjLollipopChartElement } from '../../widgets/lollipop-chart/lollipop-chart.element.ts';

/** Compares categories by stems with heads, lighter than bars. */
export const AjLollipopChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-lollipop-chart',
  elementClass: AjLollipopChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
