// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjTable as AjTableElement } from '../../widgets/table/table.element.ts';

/** Rows of data that scroll by themselves when they do not fit. */
export const AjTable = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-table',
  elementClass: AjTableElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ row: unknown; field: unknown; value: unknown; [key: string]: unknown }>>,
    onAjSort: 'aj-sort' as EventName<CustomEvent<{ field: unknown; order: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
