// What a page of one's own needs beside the elements: the main entry of the package. No declarations, which say what
// forms and generators want to know.
import '../tags/tags.gen.ts';

export { AjStage } from '../stage/aj-stage.ts';
export { autoloadWidgets, createWidget, fetchWidgets, loadWidget } from '../stage/load-widget.ts';
export type {
  DataAnswer,
  DataError,
  DataProvider,
  DataQuery,
  WatchEnd,
  WatchListener,
} from '../stage/data-provider.ts';
export type { ChoiceNews } from '../stage/box-events.ts';
export type { HostChoiceMap } from '../stage/host-choices.ts';
export type { Choice } from '../stage/linkage-bus.ts';
export type { ClickDetail, NavigateDetail } from '../stage/stage-events.ts';
export { PageTheme } from '../kit/theme/page-theme.ts';
export { toCustomProperties } from '../kit/theme/custom-property-names.ts';
export { DEFAULT_THEME, THEMES, themeOf } from '../kit/theme/themes.ts';
export type { Theme } from '../kit/theme/theme.ts';
export { formatNumber, type NumberFormat } from '../kit/text/format.ts';
export { safeLink, safePicture } from '../kit/text/safe-url.ts';
export type { LoadedMap, MapSource } from '../kit/data/map-source.ts';
export type { WidgetElement, WidgetFailure } from '../kit/element/widget-element.ts';
export type { WidgetStatus } from '../kit/state/widget-state.ts';
