// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjProgressRing as AjProgressRingElement } from '../../widgets/progress-ring/progress-ring.element.ts';

/** Shows how much of a target is reached as a ring. */
export const AjProgressRing = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-progress-ring',
  elementClass: AjProgressRingElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; percent: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
