// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjHyperlink as AjHyperlinkElement } from '../../widgets/hyperlink/hyperlink.element.ts';

/** Opens a page, a mail or a call. */
export const AjHyperlink = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-hyperlink',
  elementClass: AjHyperlinkElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
