// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjCheckboxGroup as AjCheckboxGroupElement } from '../../widgets/checkbox-group/checkbox-group.element.ts';

/** Filters other widgets by several values. */
export const AjCheckboxGroup = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-checkbox-group',
  elementClass: AjCheckboxGroupElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ values: unknown; value: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
