// What generators need to read a widget's folder, without the list of all widgets, which they print.
export { inLanguage } from '../kit/both.ts';
export { COMMON_PARTS } from '../kit/common-parts.ts';
export { classOf, tagOf, type WidgetDeclaration } from '../kit/define-widget.ts';
export { CUSTOM_PROPERTY_LABELS } from '../kit/theme/custom-property-labels.ts';
export type { WidgetPresets } from '../kit/widget-preset.ts';
