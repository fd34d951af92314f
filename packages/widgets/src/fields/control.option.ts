import { inkOn } from '../kit/colour.ts';
import { growing } from '../kit/control/growing.ts';
import { safePaint } from '../kit/safe-url.ts';
import type { StyleValues } from '../kit/styles.ts';
import { controlFields, type ControlProps } from './control.fields.ts';

/** Custom properties that the styles of controls read; `accent` is the theme's colour of what is chosen. */
export function toControlStyles(props: Readonly<ControlProps>, accent: string): StyleValues {
  return {
    '--size': `${props.fontSize}px`,
    '--growing': growing(props, controlFields, 'fontSize'),
    '--ink': props.color,
    '--surface': safePaint(props.background),
    '--active': safePaint(props.activeColor),
    '--on-active': inkOn(props.activeColor || accent, 'small'),
    '--radius': `${props.borderRadius}px`,
  };
}
