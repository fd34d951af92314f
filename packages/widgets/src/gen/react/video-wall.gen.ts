// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjVideoWall as AjVideoWallElement } from '../../widgets/video-wall/video-wall.element.ts';

/** Streams in 1, 4, 6, 9 or 16 tiles, with pages. */
export const AjVideoWall = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-video-wall',
  elementClass: AjVideoWallElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; row: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
