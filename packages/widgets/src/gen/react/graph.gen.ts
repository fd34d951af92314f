// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjGraph as AjGraphElement } from '../../widgets/graph/graph.element.ts';

/** Shows how things are related by nodes and links, coloured by category. */
export const AjGraph = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-graph',
  elementClass: AjGraphElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
