// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjImage as AjImageElement } from '../../widgets/image/image.element.ts';

/** A picture, with rotation, opacity and round corners. */
export const AjImage = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-image',
  elementClass: AjImageElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
