// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTreemap as AjTreemapElement } from '../../widgets/treemap/treemap.element.ts';

/** Shows the parts of a whole by the areas of tiles within tiles. */
export const AjTreemap = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-treemap',
  elementClass: AjTreemapElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
