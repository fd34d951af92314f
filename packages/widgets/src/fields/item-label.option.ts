import type { Theme } from '../kit/theme/theme.ts';
import type { ItemLabelProps } from './item-label.fields.ts';

/** Text style of the labels without their colour, which depends on what they stand on. */
export function toItemFace(props: ItemLabelProps, theme: Theme) {
  return {
    fontSize: props.fontSize,
    fontWeight: props.fontWeight,
    fontStyle: props.fontStyle,
    fontFamily: props.fontFamily || theme.fontFamily,
  };
}
