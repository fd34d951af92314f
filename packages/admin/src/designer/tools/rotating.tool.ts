import type { Text } from '@aj-report/contract';
import { setFrames } from '../document/operations.ts';
import { boundsOf, centreOf, unionOf, type Frame, type Point } from '../geometry/rect.ts';
import { toTurn, turn } from '../geometry/turn.ts';
import type { Tool, ToolContext, ToolPointer } from './tool.ts';

export const ROTATE_LABEL: Text = { zh: '旋转', en: 'Rotate' };

/** degrees between the stops when Shift is held */
const STEP = 15;

/** Turns the selection about its middle, several widgets as one box. Shift stops every 15 degrees. */
export function rotating(context: ToolContext, from: ToolPointer): Tool {
  const { document, live } = context;
  const widgets = document.selected.filter((one) => !one.locked);
  const [single] = widgets;
  const box = widgets.length === 1 ? single : unionOf(widgets.map(boundsOf));
  let turned: ReadonlyMap<string, Frame> | undefined;
  return {
    name: 'rotating',
    pointerMove(pointer) {
      if (!single || !box) return;
      const centre = centreOf(box);
      const step = pointer.shift ? STEP : 1;
      // One widget stops at its own right angles, several at those from where they were.
      const before = widgets.length === 1 ? single.rotate : 0;
      const angle = before + angleOf(pointer.point, centre) - angleOf(from.point, centre);
      const degrees = Math.round(angle / step) * step;
      turned = new Map(widgets.map((widget) => [widget.id, turn(widget, centre, degrees - before)]));
      live.show({ frames: turned, label: `${toTurn(degrees)}°` });
    },
    pointerUp() {
      context.done();
      if (turned) document.change(ROTATE_LABEL, setFrames(turned));
    },
  };
}

function angleOf(point: Point, centre: Point): number {
  return (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;
}
