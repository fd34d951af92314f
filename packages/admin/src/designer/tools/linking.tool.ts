import type { Linkage, Text } from '@aj-report/contract';
import { reachableWidgets } from '../document/groups.ts';
import { suggestPair } from '../document/linkage-keys.ts';
import { setLinkage } from '../document/operations.ts';
import { toViewport } from '../geometry/camera.ts';
import { boundsOf, bottomOf, rightOf } from '../geometry/rect.ts';
import { hitTest } from '../geometry/hit-test.ts';
import type { Tool, ToolContext, ToolPointer } from './tool.ts';

export const LINK_LABEL: Text = { zh: '添加联动', en: 'Add a link' };

/** Draws an arrow from the selected widget to another: from then on, choices made there become parameters here. */
export function linking(context: ToolContext): Tool {
  const { document, live, view } = context;
  const [origin] = document.selected;

  function targetAt(pointer: ToolPointer): string | undefined {
    const others = reachableWidgets(document.shown, view).filter(({ id }) => id !== origin?.id);
    return hitTest(others, pointer.point);
  }

  return {
    name: 'linking',
    pointerMove(pointer) {
      if (!origin) return;
      const box = boundsOf(origin);
      const from = toViewport(view.camera, { x: rightOf(box), y: (box.top + bottomOf(box)) / 2 });
      const target = document.widget(targetAt(pointer) ?? '');
      live.show({ link: { from, to: pointer.viewport }, ghosts: target ? [target] : [] });
    },
    pointerUp(pointer) {
      context.done();
      const target = document.widget(targetAt(pointer) ?? '');
      if (!origin || !target || origin.linkage.some(({ targetId }) => targetId === target.id)) return;
      const link: Linkage = {
        originId: origin.id,
        targetId: target.id,
        targetName: target.layerName,
        paramsConfig: [],
      };
      const paramsConfig = [suggestPair(origin, link, document.screen)];
      document.change(LINK_LABEL, setLinkage(origin.id, [...origin.linkage, { ...link, paramsConfig }]));
    },
  };
}
