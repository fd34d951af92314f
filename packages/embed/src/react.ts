import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjBigscreen, type FailureDetail, type ScreenDetail } from './index.ts';

/** Detail of `aj-select`. */
export interface SelectDetail {
  readonly id: string;
  readonly payload: Readonly<Record<string, unknown>> | null;
}

/** The tag as a React component, with its properties and events typed. */
export const Bigscreen = createComponent({
  react: React,
  tagName: 'aj-bigscreen',
  elementClass: AjBigscreen,
  displayName: 'Bigscreen',
  events: {
    onLoad: 'aj-load' as EventName<CustomEvent<ScreenDetail>>,
    onReady: 'aj-ready' as EventName<CustomEvent<ScreenDetail>>,
    onError: 'aj-error' as EventName<CustomEvent<FailureDetail>>,
    onSelect: 'aj-select' as EventName<CustomEvent<SelectDetail>>,
  },
});
