import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { DrawRing } from './circle.ts';
import type { ring } from './ring.widget.ts';
import { drawGear, drawHalo, drawReactor } from './rings-machine.ts';
import { drawComets, drawCompass, drawOrbits, drawRipples } from './rings-sky.ts';

export type RingStyle = PropsOf<typeof ring>['showtype'];

/** The drawing of every style. */
export const RINGS: Readonly<Record<RingStyle, DrawRing>> = {
  halo: drawHalo,
  comet: drawComets,
  gear: drawGear,
  compass: drawCompass,
  reactor: drawReactor,
  orbits: drawOrbits,
  ripple: drawRipples,
};
