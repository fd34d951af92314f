// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjRing as AjRingElement } from '../../widgets/ring/ring.element.ts';

/** Seven turning rings, with a value or words in the middle. */
export const AjRing = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-ring',
  elementClass: AjRingElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
