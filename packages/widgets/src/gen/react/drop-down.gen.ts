// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjDropDown as AjDropDownElement } from '../../widgets/drop-down/drop-down.element.ts';

/** Filters other widgets, as a list or as tabs. */
export const AjDropDown = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-drop-down',
  elementClass: AjDropDownElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ value: unknown; label: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
