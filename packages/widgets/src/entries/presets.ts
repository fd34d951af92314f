export { presets } from '../gen/presets.gen.ts';
export { samplePartsOf } from '../kit/widget/sample-parts.ts';
export type { HeldSample } from '../kit/widget/widget-sample.ts';
export type { WidgetPreset, WidgetPresets } from '../kit/widget/widget-preset.ts';
export { sampleIn, startIn } from '../kit/widget/sample-in.ts';
export { sampleDataIn } from '../kit/widget/sample-language.ts';
