// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTitleBar as AjTitleBarElement } from '../../widgets/title-bar/title-bar.element.ts';

/** Nine moving title bars whose ends keep their shape. */
export const AjTitleBar = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-title-bar',
  elementClass: AjTitleBarElement,
  events: {
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
