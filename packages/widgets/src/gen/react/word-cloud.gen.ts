// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjWordCloud as AjWordCloudElement } from '../../widgets/word-cloud/word-cloud.element.ts';

/** Shows the weight of words by their size. */
export const AjWordCloud = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-word-cloud',
  elementClass: AjWordCloudElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; field: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
