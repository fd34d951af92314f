// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjNumberCard as AjNumberCardElement } from '../../widgets/number-card/number-card.element.ts';

/** One figure with its change, progress to a target and a small line. */
export const AjNumberCard = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-number-card',
  elementClass: AjNumberCardElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
