// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjFlowingLine as AjFlowingLineElement } from '../../widgets/flowing-line/flowing-line.element.ts';

/** A line along which a light runs. */
export const AjFlowingLine = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-flowing-line',
  elementClass: AjFlowingLineElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
