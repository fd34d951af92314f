// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjIframe as AjIframeElement } from '../../widgets/iframe/iframe.element.ts';

/** Shows one web page, or several in turn. */
export const AjIframe = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-iframe',
  elementClass: AjIframeElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
