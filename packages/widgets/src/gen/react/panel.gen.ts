// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjPanel as AjPanelElement } from '../../widgets/panel/panel.element.ts';

/** A titled frame around a group of widgets. */
export const AjPanel = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-panel',
  elementClass: AjPanelElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ open: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
