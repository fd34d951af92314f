import '../gen/tags.gen.ts';

export * from './declarations.ts';
export { AjStage } from '../stage/aj-stage.ts';
export { autoloadWidgets, createWidget, loadWidget } from '../stage/load-widget.ts';
export type { LoadedMap, MapSource } from '../kit/map-source.ts';
export type {
  DataAnswer,
  DataError,
  DataProvider,
  DataQuery,
  WatchEnd,
  WatchListener,
} from '../stage/data-provider.ts';
export { layoutOf, type Size, type StageLayout } from '../stage/layout.ts';
export { toCustomProperties } from '../kit/theme/custom-property-names.ts';
export { safeLink, safePicture } from '../kit/safe-url.ts';
export { formatNumber } from '../kit/format.ts';
export type { WidgetElement, WidgetFailure } from '../kit/widget-element.ts';
export type { WidgetStatus } from '../kit/widget-state.ts';
