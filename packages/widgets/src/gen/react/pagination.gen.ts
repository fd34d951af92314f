// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjPagination as AjPaginationElement } from '../../widgets/pagination/pagination.element.ts';

/** Gives page and size to a table. */
export const AjPagination = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-pagination',
  elementClass: AjPaginationElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ pageNumber: unknown; pageSize: unknown; offset: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
