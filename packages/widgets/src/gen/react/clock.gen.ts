// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjClock as AjClockElement } from '../../widgets/clock/clock.element.ts';

/** A clock with hands, of any time zone. */
export const AjClock = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-clock',
  elementClass: AjClockElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
