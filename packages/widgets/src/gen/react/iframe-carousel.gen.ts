// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjIframeCarousel as AjIframeCarouselElement } from '../../widgets/iframe-carousel/iframe-carousel.element.ts';

/** Pages under tabs, from a list or from data. */
export const AjIframeCarousel = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-iframe-carousel',
  elementClass: AjIframeCarouselElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; row: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
