export { presets } from '../gen/presets.gen.ts';
export { samplePartsOf } from '../kit/sample-parts.ts';
export type { HeldSample } from '../kit/widget-sample.ts';
export type { WidgetPreset, WidgetPresets } from '../kit/widget-preset.ts';
export { sampleDataIn, sampleIn, startIn } from '../sample-words/sample-in.ts';
