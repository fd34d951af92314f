export { declarations } from '../gen/declarations.gen.ts';
export {
  classOf,
  tagOf,
  type ShapeName,
  type Slot,
  type SlotKind,
  type WidgetCategory,
  type WidgetDeclaration,
  type WidgetEvent,
} from '../kit/widget/define-widget.ts';
export { TASKS, type PaletteEntry, type TaskName } from '../kit/widget/tasks.ts';
export { resolveProps, versionOf, type PropsOf } from '../kit/widget/resolve-props.ts';
export { COMMON_PARTS } from '../kit/widget/common-parts.ts';
export { CUSTOM_PROPERTY_LABELS, PAGE_PROPERTIES, type PageProperty } from '../kit/theme/custom-property-labels.ts';
export type { Theme } from '../kit/theme/theme.ts';
export { DEFAULT_THEME, THEMES, themeOf } from '../kit/theme/themes.ts';
