// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjLiveStream as AjLiveStreamElement } from '../../widgets/live-stream/live-stream.element.ts';

/** Plays HLS, HTTP-FLV or a file, and connects again. */
export const AjLiveStream = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-live-stream',
  elementClass: AjLiveStreamElement,
  events: {
    onAjState: 'aj-state' as EventName<CustomEvent<{ status: unknown; name: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
