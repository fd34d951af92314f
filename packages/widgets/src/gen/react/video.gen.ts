// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjVideo as AjVideoElement } from '../../widgets/video/video.element.ts';

/** Plays a video file, muted when it starts by itself. */
export const AjVideo = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-video',
  elementClass: AjVideoElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
