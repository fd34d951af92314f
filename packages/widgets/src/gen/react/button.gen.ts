// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjButton as AjButtonElement } from '../../widgets/button/button.element.ts';

/** Gives parameters on a click, gathers filters, opens a link. */
export const AjButton = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-button',
  elementClass: AjButtonElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
