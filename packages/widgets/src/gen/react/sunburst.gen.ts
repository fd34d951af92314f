// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjSunburst as AjSunburstElement } from '../../widgets/sunburst/sunburst.element.ts';

/** Shows the parts of a whole level by level, as rings around rings. */
export const AjSunburst = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-sunburst',
  elementClass: AjSunburstElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
