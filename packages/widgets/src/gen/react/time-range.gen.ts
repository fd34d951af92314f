// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTimeRange as AjTimeRangeElement } from '../../widgets/time-range/time-range.element.ts';

/** Filters other widgets by quick or custom ranges. */
export const AjTimeRange = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-time-range',
  elementClass: AjTimeRangeElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ startTime: unknown; endTime: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
