export { declarations } from '../gen/declarations.gen.ts';
export {
  resolveProps,
  classOf,
  tagOf,
  versionOf,
  type PropsOf,
  type ShapeName,
  type Slot,
  type SlotKind,
  type WidgetCategory,
  type WidgetDeclaration,
  type WidgetEvent,
} from '../kit/widget/define-widget.ts';
export { COMMON_PARTS } from '../kit/widget/common-parts.ts';
export { CUSTOM_PROPERTY_LABELS } from '../kit/theme/custom-property-labels.ts';
export type { Theme } from '../kit/theme/theme.ts';
export { DEFAULT_THEME, THEMES, themeOf } from '../kit/theme/themes.ts';
