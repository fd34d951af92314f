import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { DrawFigure } from '../../kit/figure/figure.ts';
import { drawArrows, drawBrackets, drawCapsule, drawFeathers, drawPulse, drawRibbon } from './bars-centred.ts';
import { drawBlade, drawDots, drawOrbit } from './bars-left.ts';
import type { titleBar } from './title-bar.widget.ts';

export type TitleBarStyle = PropsOf<typeof titleBar>['showtype'];

/** The drawing of every style. */
export const BARS: Readonly<Record<TitleBarStyle, DrawFigure>> = {
  feathers: drawFeathers,
  blade: drawBlade,
  capsule: drawCapsule,
  brackets: drawBrackets,
  arrows: drawArrows,
  ribbon: drawRibbon,
  pulse: drawPulse,
  orbit: drawOrbit,
  dots: drawDots,
};
