import type { WidgetSample } from './widget-sample.ts';

/**
 * A way of using a widget that people look for by a name of its own, such as a stacked bar chart: properties, and rows
 * where the widget's sample rows would not show it. `x.presets.ts` exports `presets`. Viewers never load them.
 */
export type WidgetPreset = WidgetSample;

export type WidgetPresets = readonly WidgetPreset[];
