import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { DrawFigure } from '../../kit/figure/figure.ts';
import type { decoration } from './decoration.widget.ts';
import { drawChevrons, drawEqualiser, drawMatrix, drawRuler, drawWave } from './ornaments-moving.ts';
import { drawHoneycomb, drawRadar, drawRing } from './ornaments-round.ts';
import { drawDivider, drawHeader, drawPlate, drawSection } from './ornaments-title.ts';

export type DecorationStyle = PropsOf<typeof decoration>['showtype'];

/** The drawing of every style. */
export const ORNAMENTS: Readonly<Record<DecorationStyle, DrawFigure>> = {
  header: drawHeader,
  section: drawSection,
  plate: drawPlate,
  divider: drawDivider,
  ring: drawRing,
  radar: drawRadar,
  equaliser: drawEqualiser,
  matrix: drawMatrix,
  chevrons: drawChevrons,
  ruler: drawRuler,
  wave: drawWave,
  honeycomb: drawHoneycomb,
};
