// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjDecoration as AjDecorationElement } from '../../widgets/decoration/decoration.element.ts';

/** Twelve headers, titles, dividers and moving ornaments. */
export const AjDecoration = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-decoration',
  elementClass: AjDecorationElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
