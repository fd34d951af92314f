// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjCountdown as AjCountdownElement } from '../../widgets/countdown/countdown.element.ts';

/** Days, hours, minutes and seconds until a moment. */
export const AjCountdown = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-countdown',
  elementClass: AjCountdownElement,
  events: {
    onAjOver: 'aj-over' as EventName<CustomEvent<{ goal: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
