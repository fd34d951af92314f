// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjBorder as AjBorderElement } from '../../widgets/border/border.element.ts';

/** Thirteen frames that grow without distorting their corners. */
export const AjBorder = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-border',
  elementClass: AjBorderElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
