// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjRichText as AjRichTextElement } from '../../widgets/rich-text/rich-text.element.ts';

/** A text with headings, lists and fields of data. */
export const AjRichText = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-rich-text',
  elementClass: AjRichTextElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
