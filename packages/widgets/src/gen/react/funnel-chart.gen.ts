// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjFunnelChart as AjFunnelChartElement } from '../../widgets/funnel-chart/funnel-chart.element.ts';

/** Shows how much is left from stage to stage. */
export const AjFunnelChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-funnel-chart',
  elementClass: AjFunnelChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
