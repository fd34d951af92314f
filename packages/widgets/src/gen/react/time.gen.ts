// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTime as AjTimeElement } from '../../widgets/time/time.element.ts';

/** Date, time and weekday of now, in eleven formats. */
export const AjTime = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-time',
  elementClass: AjTimeElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
