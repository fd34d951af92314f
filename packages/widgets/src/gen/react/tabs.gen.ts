// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTabs as AjTabsElement } from '../../widgets/tabs/tabs.element.ts';

/** One of several values, turning by itself if wanted. */
export const AjTabs = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-tabs',
  elementClass: AjTabsElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ value: unknown; label: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
