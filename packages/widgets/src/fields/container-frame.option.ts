import type { RuntimeFields } from '@aj-report/contract';
import { cornersOf } from '../kit/control/corners.ts';
import { safePaint } from '../kit/text/safe-url.ts';
import type { StyleValues } from '../kit/template/styles.ts';
import { frameWidth } from './container-bars.ts';
import type { FrameProps } from './frame.fields.ts';

/** Styles of a container's ground and frame. */
export function toFrameStyles(props: Readonly<FrameProps>, fields: RuntimeFields): StyleValues {
  return {
    background: props.showBackground ? safePaint(props.background) || 'var(--aj-panel)' : 'none',
    'border-style': 'solid',
    'border-width': `${frameWidth(props)}px`,
    'border-color': props.borderColor || 'var(--aj-border)',
    'border-radius': cornersOf(props, fields, 'frameRadius'),
  };
}
