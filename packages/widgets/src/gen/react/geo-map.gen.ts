// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjGeoMap as AjGeoMapElement } from '../../widgets/geo-map/geo-map.element.ts';

/** An uploaded map: filled regions, bubbles, columns, flight lines, heat; drills down by region. */
export const AjGeoMap = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-geo-map',
  elementClass: AjGeoMapElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; code: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
