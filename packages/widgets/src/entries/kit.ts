// What generators need to read a widget's folder, without the list of all widgets, which they print.
export { inLanguage } from '../kit/text/both.ts';
export { COMMON_PARTS } from '../kit/widget/common-parts.ts';
export { classOf, tagOf, type WidgetDeclaration } from '../kit/widget/define-widget.ts';
export { impliedType, type PrintedDeclaration, type PrintedFields } from '../kit/widget/runtime-declaration.ts';
export { CUSTOM_PROPERTY_LABELS, PAGE_PROPERTIES, type PageProperty } from '../kit/theme/custom-property-labels.ts';
export type { WidgetPresets } from '../kit/widget/widget-preset.ts';
