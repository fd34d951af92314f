// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjHeatMap as AjHeatMapElement } from '../../widgets/heat-map/heat-map.element.ts';

/** Shows numbers at the crossings of two categories by their colour. */
export const AjHeatMap = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-heat-map',
  elementClass: AjHeatMapElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
