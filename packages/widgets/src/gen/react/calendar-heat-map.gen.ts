// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjCalendarHeatMap as AjCalendarHeatMapElement } from '../../widgets/calendar-heat-map/calendar-heat-map.element.ts';

/** Shows a number a day on a calendar by its colour, for one year or several. */
export const AjCalendarHeatMap = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-calendar-heat-map',
  elementClass: AjCalendarHeatMapElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
