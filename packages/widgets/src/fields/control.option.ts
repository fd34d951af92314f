import type { RuntimeFields } from '@aj-report/contract';
import { inkOn } from '../kit/theme/colour.ts';
import { cornersOf } from '../kit/control/corners.ts';
import { growing } from '../kit/control/growing.ts';
import { safePaint } from '../kit/text/safe-url.ts';
import type { StyleValues } from '../kit/template/styles.ts';
import type { ControlProps } from './control.fields.ts';

/** Custom properties that the styles of controls read; `accent` is the theme's colour of what is chosen. */
export function toControlStyles(props: Readonly<ControlProps>, fields: RuntimeFields, accent: string): StyleValues {
  return {
    '--size': `${props.fontSize}px`,
    '--growing': growing(props, fields, 'fontSize'),
    '--ink': props.color,
    '--surface': safePaint(props.background),
    '--active': safePaint(props.activeColor),
    '--on-active': inkOn(props.activeColor || accent, 'small'),
    '--radius': cornersOf(props, fields, 'borderRadius'),
  };
}
