import type { Tool, ToolContext, ToolPointer } from './tool.ts';

/** Moves the pasteboard under the window. */
export function panning(context: ToolContext, from: ToolPointer): Tool {
  const start = context.view.camera;
  let last = from.viewport;
  return {
    name: 'panning',
    pointerMove(pointer) {
      context.view.panBy({ x: pointer.viewport.x - last.x, y: pointer.viewport.y - last.y });
      last = pointer.viewport;
    },
    pointerUp() {
      context.done();
    },
    cancel() {
      const { camera } = context.view;
      context.view.panBy({ x: start.x - camera.x, y: start.y - camera.y });
    },
  };
}
