// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTextInput as AjTextInputElement } from '../../widgets/text-input/text-input.element.ts';

/** Filters other widgets by a keyword. */
export const AjTextInput = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-text-input',
  elementClass: AjTextInputElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ value: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
