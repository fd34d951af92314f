// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjCalendar as AjCalendarElement } from '../../widgets/calendar/calendar.element.ts';

/** A month with values and marks on its days. */
export const AjCalendar = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-calendar',
  elementClass: AjCalendarElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ date: unknown; value: unknown; name: unknown; row: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
