export { presets } from '../gen/presets.gen.ts';
export type { WidgetPreset, WidgetPresets } from '../kit/widget-preset.ts';
export { sampleDataIn, sampleIn, startIn } from '../sample-words/sample-in.ts';
