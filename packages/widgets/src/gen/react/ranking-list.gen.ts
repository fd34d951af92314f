// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjRankingList as AjRankingListElement } from '../../widgets/ranking-list/ranking-list.element.ts';

/** Names by value, scrolling when they do not fit. */
export const AjRankingList = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-ranking-list',
  elementClass: AjRankingListElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; rank: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
