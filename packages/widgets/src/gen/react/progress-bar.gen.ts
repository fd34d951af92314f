// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjProgressBar as AjProgressBarElement } from '../../widgets/progress-bar/progress-bar.element.ts';

/** Share of a target, a bar for every row. */
export const AjProgressBar = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-progress-bar',
  elementClass: AjProgressBarElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; percent: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
