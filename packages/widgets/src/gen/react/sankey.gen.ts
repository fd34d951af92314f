// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjSankey as AjSankeyElement } from '../../widgets/sankey/sankey.element.ts';

/** Shows where amounts come from and go to by the width of flows. */
export const AjSankey = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-sankey',
  elementClass: AjSankeyElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
