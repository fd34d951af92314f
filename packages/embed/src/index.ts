import { autoloadWidgets } from '@aj-report/widgets';
import { AjBigscreen } from './aj-bigscreen.ts';
import { isTooOld } from './browser-floor.ts';

/**
 * Registers the tag; a browser that cannot show it says so. A second script, or another version of it on the same page,
 * changes nothing: the first one stays, and only the first one looks for widget tags.
 */
if (isTooOld()) void import('./old-browser.ts').then(({ sayTooOld }) => sayTooOld());
else if (!customElements.get('aj-bigscreen')) {
  customElements.define('aj-bigscreen', AjBigscreen);
  // Few pages have a report or a widget alone: its code comes with the first one.
  autoloadWidgets(document, undefined, {
    'aj-excel-report': () => import('./excel/define.ts'),
    'aj-widget': () => import('./widget/define.ts'),
  });
}

export { AjBigscreen } from './aj-bigscreen.ts';
export type { AjWidget } from './widget/aj-widget.ts';
export type { ScreenDetail, StaleDetail } from './screen-detail.ts';
export type { FailureDetail } from './state-event.ts';
export type { ClickDetail, HostChoiceMap, NavigateDetail } from '@aj-report/widgets';
export type { FiltersDetail, ParamsDetail } from './choice-events.ts';
export type { DataRequest, GivenData, HostDataProvider } from './host-data.ts';
export type { PasswordDetail } from './password-event.ts';
export type { GivenToken, TimedToken, TokenNeededDetail, TokenProvider } from './host-token.ts';
export { toProductRoot, toScreenAddress, type ScreenAddress } from './address.ts';
export {
  createClient,
  type Access,
  type Client,
  type ClientOptions,
  type ClientToken,
  type ScreenRequest,
} from './client.ts';
export { ClientError, type FailureKind } from './client-error.ts';
export type { GrantStore } from './screen-session.ts';
export type { FailureName } from './screen-state.ts';

declare global {
  interface HTMLElementTagNameMap {
    'aj-bigscreen': AjBigscreen;
  }
}
