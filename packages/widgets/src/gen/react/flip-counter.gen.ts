// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjFlipCounter as AjFlipCounterElement } from '../../widgets/flip-counter/flip-counter.element.ts';

/** Digits that roll to every new value. */
export const AjFlipCounter = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-flip-counter',
  elementClass: AjFlipCounterElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
