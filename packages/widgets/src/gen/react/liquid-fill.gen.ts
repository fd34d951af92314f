// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjLiquidFill as AjLiquidFillElement } from '../../widgets/liquid-fill/liquid-fill.element.ts';

/** Shows how much of a target is reached as the level of a liquid. */
export const AjLiquidFill = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-liquid-fill',
  elementClass: AjLiquidFillElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; percent: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
