// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjScrollingList as AjScrollingListElement } from '../../widgets/scrolling-list/scrolling-list.element.ts';

/** Notices, alarms and news: title, tag and time. */
export const AjScrollingList = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-scrolling-list',
  elementClass: AjScrollingListElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ row: unknown; text: unknown; label: unknown; time: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
