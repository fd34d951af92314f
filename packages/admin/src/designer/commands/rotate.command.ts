import type { Command } from './command.ts';
import { hasUnlockedSelection } from './conditions.ts';
import { setFrames } from '../document/operations.ts';
import { boundsOf, centreOf, unionOf } from '../geometry/rect.ts';
import { turn } from '../geometry/turn.ts';

/** ° of one press */
const STEP = 15;

/** Turns the selection about its middle; with Shift the other way round. */
export const rotateCommand: Command = {
  id: 'rotate',
  label: { zh: '旋转 15°', en: 'Rotate by 15°' },
  icon: 'redo',
  group: 'edit',
  keys: ['Alt+R', 'Alt+Shift+R'],
  when: hasUnlockedSelection,
  run: ({ document }, key) => {
    const widgets = document.selected.filter(({ locked }) => !locked);
    const box = widgets.length === 1 ? widgets[0]! : unionOf(widgets.map(boundsOf))!;
    const degrees = key === 'Alt+Shift+R' ? -STEP : STEP;
    const frames = new Map(widgets.map((widget) => [widget.id, turn(widget, centreOf(box), degrees)]));
    document.change(rotateCommand.label, setFrames(frames), { mergeKey: 'rotate' });
  },
};
