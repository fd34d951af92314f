// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjText as AjTextElement } from '../../widgets/text/text.element.ts';

/** A text, or one figure of a data set. */
export const AjText = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-text',
  elementClass: AjTextElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
