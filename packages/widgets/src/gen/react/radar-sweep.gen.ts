// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjRadarSweep as AjRadarSweepElement } from '../../widgets/radar-sweep/radar-sweep.element.ts';

/** A sweeping radar whose targets can come from data. */
export const AjRadarSweep = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-radar-sweep',
  elementClass: AjRadarSweepElement,
  events: {
    onAjSelect: 'aj-select' as EventName<CustomEvent<{ name: unknown; value: unknown; seriesName: unknown; row: unknown; [key: string]: unknown }>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,
  },
});
