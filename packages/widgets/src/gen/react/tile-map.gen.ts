// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTileMap as AjTileMapElement } from '../../widgets/tile-map/tile-map.element.ts';

/** One cell per province of China or country of the world; needs no boundaries; fills, bubbles, columns, flight lines. */
export const AjTileMap = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-tile-map',
  elementClass: AjTileMapElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
