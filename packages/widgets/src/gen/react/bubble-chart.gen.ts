// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjBubbleChart as AjBubbleChartElement } from '../../widgets/bubble-chart/bubble-chart.element.ts';

/** Shows how three numbers relate by place and size, with ripples if wanted. */
export const AjBubbleChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-bubble-chart',
  elementClass: AjBubbleChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
