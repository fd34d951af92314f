// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjCandlestickChart as AjCandlestickChartElement } from '../../widgets/candlestick-chart/candlestick-chart.element.ts';

/** Shows opening, closing, lowest and highest prices, and volumes below. */
export const AjCandlestickChart = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-candlestick-chart',
  elementClass: AjCandlestickChartElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
