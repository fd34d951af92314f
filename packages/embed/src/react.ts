import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { AjExcelReport } from './excel/define.ts';
import type { ReportReady, ReportShown, RowsShown } from './report-state.ts';
import {
  AjBigscreen,
  type ClickDetail,
  type FailureDetail,
  type FiltersDetail,
  type NavigateDetail,
  type ParamsDetail,
  type PasswordDetail,
  type ScreenDetail,
  type StaleDetail,
  type TokenNeededDetail,
} from './index.ts';
import { AjWidget } from './widget/define.ts';

/** Detail of `aj-select`. */
export interface SelectDetail {
  readonly id: string;
  readonly payload: Readonly<Record<string, unknown>> | null;
}

const EVENTS = {
  onLoad: 'aj-load' as EventName<CustomEvent<ScreenDetail>>,
  onReady: 'aj-ready' as EventName<CustomEvent<ScreenDetail>>,
  onError: 'aj-error' as EventName<CustomEvent<FailureDetail>>,
  onPasswordNeeded: 'aj-password-needed' as EventName<CustomEvent<PasswordDetail>>,
  onStale: 'aj-stale' as EventName<CustomEvent<StaleDetail>>,
  onTokenNeeded: 'aj-token-needed' as EventName<CustomEvent<TokenNeededDetail>>,
  onWidgetClick: 'aj-click' as EventName<CustomEvent<ClickDetail>>,
  onNavigate: 'aj-navigate' as EventName<CustomEvent<NavigateDetail>>,
  onFiltersChange: 'aj-filters-change' as EventName<CustomEvent<FiltersDetail>>,
  onParamsChange: 'aj-params-change' as EventName<CustomEvent<ParamsDetail>>,
  onSelect: 'aj-select' as EventName<CustomEvent<SelectDetail>>,
};

/** The tag as a React component, with its properties and events typed. */
export const Bigscreen = createComponent({
  react: React,
  tagName: 'aj-bigscreen',
  elementClass: AjBigscreen,
  displayName: 'Bigscreen',
  events: EVENTS,
});

/** One widget of a screen as a React component. */
export const Widget = createComponent({
  react: React,
  tagName: 'aj-widget',
  elementClass: AjWidget,
  displayName: 'Widget',
  events: EVENTS,
});

/** The tag of Excel reports as a React component. */
export const ExcelReport = createComponent({
  react: React,
  tagName: 'aj-excel-report',
  elementClass: AjExcelReport,
  displayName: 'ExcelReport',
  events: {
    onLoad: 'aj-load' as EventName<CustomEvent<ReportShown>>,
    onReady: 'aj-ready' as EventName<CustomEvent<ReportReady>>,
    onError: 'aj-error' as EventName<CustomEvent<FailureDetail>>,
    onPasswordNeeded: 'aj-password-needed' as EventName<CustomEvent<PasswordDetail>>,
    onParamsChange: 'aj-params-change' as EventName<CustomEvent<ParamsDetail>>,
    onStale: 'aj-stale' as EventName<CustomEvent<StaleDetail>>,
    onRows: 'aj-rows' as EventName<CustomEvent<RowsShown>>,
  },
});
