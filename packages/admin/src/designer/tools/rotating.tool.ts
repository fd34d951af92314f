import type { Text } from '@aj-report/contract';
import { setFrames } from '../document/operations.ts';
import { centreOf, toFrame, type Frame, type Point } from '../geometry/rect.ts';
import type { Tool, ToolContext, ToolPointer } from './tool.ts';

export const ROTATE_LABEL: Text = { zh: '旋转', en: 'Rotate' };

/** degrees between the stops when Shift is held */
const STEP = 15;

/** Turns the one selected widget about its centre. Shift stops every 15 degrees. */
export function rotating(context: ToolContext, from: ToolPointer): Tool {
  const { document, live } = context;
  const widget = document.selected.find((one) => !one.locked);
  let turned: Frame | undefined;
  return {
    name: 'rotating',
    pointerMove(pointer) {
      if (!widget) return;
      const centre = centreOf(widget);
      const angle = widget.rotate + angleOf(pointer.point, centre) - angleOf(from.point, centre);
      const step = pointer.shift ? STEP : 1;
      const rotate = (((Math.round(angle / step) * step) % 360) + 360) % 360;
      turned = { ...toFrame(widget), rotate };
      live.show({ frames: new Map([[widget.id, turned]]), label: `${rotate}°` });
    },
    pointerUp() {
      context.done();
      if (widget && turned) document.change(ROTATE_LABEL, setFrames(new Map([[widget.id, turned]])));
    },
  };
}

function angleOf(point: Point, centre: Point): number {
  return (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;
}
