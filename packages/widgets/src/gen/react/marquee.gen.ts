// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjMarquee as AjMarqueeElement } from '../../widgets/marquee/marquee.element.ts';

/** A text that runs through, typed or from a data set. */
export const AjMarquee = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-marquee',
  elementClass: AjMarqueeElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
