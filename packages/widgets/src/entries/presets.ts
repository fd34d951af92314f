export { presets } from '../gen/presets.gen.ts';
export { samplePartsOf } from '../kit/sample-parts.ts';
export type { HeldSample } from '../kit/widget-sample.ts';
export type { WidgetPreset, WidgetPresets } from '../kit/widget-preset.ts';
export { sampleIn, startIn } from '../kit/sample-in.ts';
export { sampleDataIn } from '../kit/sample-language.ts';
