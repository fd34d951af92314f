// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTabPanel as AjTabPanelElement } from '../../widgets/tab-panel/tab-panel.element.ts';

/** Groups of widgets, one shown at a time. */
export const AjTabPanel = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-tab-panel',
  elementClass: AjTabPanelElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; index: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
