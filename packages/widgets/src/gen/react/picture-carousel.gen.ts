// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjPictureCarousel as AjPictureCarouselElement } from '../../widgets/picture-carousel/picture-carousel.element.ts';

/** Pictures in turn, from a list or from data. */
export const AjPictureCarousel = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-picture-carousel',
  elementClass: AjPictureCarouselElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; row: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
