import type { DrawFigure } from '../../kit/figure/figure.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { border } from './border.widget.ts';
import { drawHazard, drawWings } from './frames-marked.ts';
import { drawDeco, drawEditorial, drawGlass, drawRails, drawRunner, drawScope, drawTitlebar } from './frames-quiet.ts';
import { drawChamfer, drawCircuit, drawConsole, drawCorners } from './frames-sharp.ts';

export type BorderStyle = PropsOf<typeof border>['showtype'];

/** The drawing of every style. */
export const FRAMES: Readonly<Record<BorderStyle, DrawFigure>> = {
  corners: drawCorners,
  chamfer: drawChamfer,
  runner: drawRunner,
  console: drawConsole,
  rails: drawRails,
  circuit: drawCircuit,
  scope: drawScope,
  editorial: drawEditorial,
  titlebar: drawTitlebar,
  glass: drawGlass,
  wings: drawWings,
  hazard: drawHazard,
  deco: drawDeco,
};
