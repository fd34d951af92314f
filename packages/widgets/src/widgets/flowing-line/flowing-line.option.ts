import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import type { StyleValues } from '../../kit/template/styles.ts';
import type { flowingLine } from './flowing-line.widget.ts';

export type FlowingLineProps = Readonly<PropsOf<typeof flowingLine>>;

/** s that one pass of the light takes (domain-facts §1.5) */
const PASS_S: Readonly<Record<FlowingLineProps['flowingLightSpeed'], number>> = { low: 8, medium: 4, high: 2 };

/** Often enough for a light with a long tail. */
const STEPS_PER_S = 30;

const ORIGINS: Readonly<Record<FlowingLineProps['flowingLightRotationCenter'], string>> = {
  left: '0% 50%',
  center: '50% 50%',
  right: '100% 50%',
};

/** Rotation of the line and the custom properties that its styles read. */
export function toLineStyles(props: FlowingLineProps): StyleValues {
  return {
    '--line': safePaint(props.background),
    '--light': safePaint(props.lightColor),
    '--pass': `${PASS_S[props.flowingLightSpeed]}s`,
    '--steps': `${PASS_S[props.flowingLightSpeed] * STEPS_PER_S}`,
    transform: props.rotationAngle === 0 ? '' : `rotate(${props.rotationAngle}deg)`,
    'transform-origin': ORIGINS[props.flowingLightRotationCenter],
  };
}
