import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjStage as AjStageElement } from './aj-stage.ts';
import type { ClickDetail, NavigateDetail } from './stage-events.ts';

/** `<aj-stage>` with typed properties and events. */
export const AjStage = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'aj-stage',
  elementClass: AjStageElement,
  events: {
    onAjStageReady: 'aj-stage-ready' as EventName<CustomEvent<Record<string, never>>>,
    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ id: string; code: string; message: string }>>,
    onAjSelect: 'aj-select' as EventName<
      CustomEvent<{ id: string; payload: Readonly<Record<string, unknown>> | null }>
    >,
    onAjClick: 'aj-click' as EventName<CustomEvent<ClickDetail>>,
    onAjNavigate: 'aj-navigate' as EventName<CustomEvent<NavigateDetail>>,
    onAjDeadLink: 'aj-dead-link' as EventName<CustomEvent<{ id: string; targetId: string; targetName: string }>>,
    onAjData: 'aj-data' as EventName<CustomEvent<{ id: string; rowCount: number }>>,
  },
});
