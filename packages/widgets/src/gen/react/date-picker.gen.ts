// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjDatePicker as AjDatePickerElement } from '../../widgets/date-picker/date-picker.element.ts';

/** Filters other widgets by a day, month or year. */
export const AjDatePicker = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-date-picker',
  elementClass: AjDatePickerElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ date: unknown; startTime: unknown; endTime: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
